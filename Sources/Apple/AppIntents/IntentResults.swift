public import ViewTree

/// What comes of an intent.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable
  var value: Value? { get }
}

/// A result with something that is said.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}

/// A result with something that is shown.
public protocol ShowsSnippetView: IntentResult {}

/// A result after which something else is done.
public protocol OpensIntent: IntentResult {}

/// A result of nothing but that it was done.
public struct _EmptyIntentResult: IntentResult {
  public init() {}
}

/// A result with what intents may have.
public struct _FullIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent
{
  public let value: Value?
  public let dialog: IntentDialog?
}

extension IntentResult where Self == _EmptyIntentResult {
  /// The intent was done.
  public static func result() -> _EmptyIntentResult { _EmptyIntentResult() }
}

extension IntentResult where Self == _FullIntentResult<Never> {
  /// The intent was done, and something is shown.
  ///
  /// - Note: Differs from AppIntents: no system shows it.
  public static func result(view: some View) -> _FullIntentResult<Never> {
    _FullIntentResult(value: nil, dialog: nil)
  }
  /// The intent was done, which is said and shown.
  public static func result(dialog: IntentDialog, view: some View) -> _FullIntentResult<Never> {
    _FullIntentResult(value: nil, dialog: dialog)
  }
  /// The intent was done, and that is said.
  public static func result(dialog: IntentDialog) -> _FullIntentResult<Never> {
    _FullIntentResult(value: nil, dialog: dialog)
  }
  /// The intent was done, and something else follows.
  public static func result(opensIntent: some AppIntent) -> _FullIntentResult<Never> {
    _FullIntentResult(value: nil, dialog: nil)
  }
}

extension IntentResult {
  /// The intent was done, and has a value.
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog? = nil
  ) -> Self where Self == _FullIntentResult<Value> {
    _FullIntentResult(value: value, dialog: dialog)
  }

  /// The intent was done, has a value, and something is shown.
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog? = nil, view: some View
  ) -> Self where Self == _FullIntentResult<Value> {
    _FullIntentResult(value: value, dialog: dialog)
  }
}
