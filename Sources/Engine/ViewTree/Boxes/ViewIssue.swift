/// A problem that views have, found while they were evaluated.
public struct ViewIssue: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of problem it is.
  public enum Code: String, Sendable {
    /// An asset's name that no catalogue has.
    case missingAsset
    /// A symbol's name that the set has no drawing for.
    case unknownSymbol
    /// Views or elements nested beyond what evaluation or a browser can take.
    case tooDeep
    /// More views or elements than ``EvaluationLimits`` allow.
    case tooLarge
    /// Views that take more time than ``EvaluationLimits`` allow.
    case tooSlow
    /// An address with a scheme that a page must not hold.
    case refusedURL
    /// Elements that a browser would not leave where they are.
    case contentModel
    /// A view or a modifier that has no meaning on the web.
    case unsupported
    /// An object that a view reads from its environment and that nobody put there.
    case missingEnvironmentObject
    /// Two rows of a collection with one id.
    case duplicateID
    /// Content that depends on its size in a way that a page without script can't show.
    case sizeDependent
    /// A file with an app's words that is there and can't be read, or only in part.
    case unreadableTexts
    /// State that is written while a view's body runs.
    case changeInBody
    /// Actions that change what they wait for, so that evaluating would go on for ever.
    case endlessChange
  }

  /// Whether a page can be shown in spite of the problem.
  public enum Severity: String, Sendable { case warning, error }

  public var code: Code
  public var severity: Severity
  /// What was found and what to do about it.
  public var message: String
  /// The names of the view types from the root to the view at fault.
  public var viewPath: [String]
  /// Where the app's sources say what is at fault; nil where that isn't known.
  package var place: SourcePlace?

  public init(code: Code, severity: Severity, message: String, viewPath: [String]) {
    self.code = code
    self.severity = severity
    self.message = message
    self.viewPath = viewPath
  }

  public var description: String {
    let source = place.map { "\($0): " } ?? ""
    let path = viewPath.isEmpty ? "" : " at \(viewPath.joined(separator: " > "))"
    return "\(source)\(severity.rawValue): \(message)\(path)"
  }
}

extension ViewIssue {
  /// What is said of actions that never come to an end.
  static var endlessChange: String {
    "onChange, onAppear and the like have changed what views read again and again, so the frame is "
      + "shown as it is. Look for an action that changes what it waits for."
  }

  /// Whether views were left out because of the problem, so that there is no page to show.
  var endsPage: Bool {
    severity == .error && (code == .tooDeep || code == .tooLarge || code == .tooSlow)
  }
}
