public import Foundation

/// The events of a text field.
///
/// - Note: Differs from UIKit: a page tells of changes when they have been made, so that one that is refused is taken
///   back.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field's text may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text, in UTF-16, may become another one.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field of one line.
///
/// - Note: Differs from UIKit: it is SwiftUI's field; views beside its text aren't shown.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When something stands beside the text.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private static let fields = UITextField()
  /// All fields at once.
  public override class func appearance() -> UITextField { fields }

  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var font: UIFont?
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A view in the place of the keyboard.
  ///
  /// - Note: Differs from UIKit: the reader's keyboard is that of the device.
  open var inputView: UIView?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType!
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var inputAccessoryView: UIView?
  open var adjustsFontSizeToFitWidth = false
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the reader is in the field.
  open private(set) var isEditing = false
  /// Whether the app wants the reader to be in the field; others than it was count.
  fileprivate var focus = FieldFocus()

  open override var isFirstResponder: Bool { isEditing || focus.isWanted }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { want(true) }

  @discardableResult
  open override func resignFirstResponder() -> Bool { want(false) }

  private func want(_ isWanted: Bool) -> Bool {
    focus = FieldFocus(isWanted: isWanted, number: focus.number + 1)
    setNeedsDisplay()
    return true
  }

  /// Says that the reader came to the field, or left it.
  fileprivate func tell(isEditing new: Bool) {
    guard new != isEditing else { return }
    isEditing = new
    focus.isWanted = new
    if new {
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
  }

  /// Takes a text that the reader has typed, if it is allowed.
  func take(_ new: String) {
    let change = TextReplacement(from: text ?? "", to: new)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.text) != false
    else { return setNeedsDisplay() }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  fileprivate func pressReturn() {
    if delegate?.textFieldShouldReturn(self) != false {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    context.lower(
      any: ShownField(field: self, revision: revision, focus: focus), at: Salt.UIKit.textField)
    return true
  }
}

/// Where an app wants the reader to be; the number tells one wish from the next.
private struct FieldFocus: Equatable {
  var isWanted = false
  var number = 0
}

/// A field of UIKit's as SwiftUI's.
private struct ShownField: View {
  let field: UITextField
  let revision: Int
  let focus: FieldFocus
  @FocusState private var isFocused: Bool

  var body: some View {
    let text = Binding<String>(get: { field.text ?? "" }, set: { field.take($0) })
    let shown = Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: text)
      } else {
        TextField(field.placeholder ?? "", text: text)
      }
    }
    .keyboardType(field.keyboardType)
    .multilineTextAlignment(field.textAlignment.alignment)
    .onSubmit { field.pressReturn() }
    .font(field.font.map { Font($0) })
    .foregroundColor(field.textColor.map { Color($0) })
    .disabled(!field.isEnabled || field.delegate?.textFieldShouldBeginEditing(field) == false)
    .focused($isFocused)
    .onAppear { if focus.isWanted { isFocused = true } }
    .onChange(of: focus) { isFocused = focus.isWanted }
    .onChange(of: isFocused) { field.tell(isEditing: isFocused) }
    if field.borderStyle == .none {
      shown
    } else {
      shown.textFieldStyle(.roundedBorder)
    }
  }
}

/// The smallest part by which two texts differ.
struct TextReplacement {
  /// What was replaced, in UTF-16.
  let range: NSRange
  /// What stands there now.
  let text: String

  init(from old: String, to new: String) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
    let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let removed = oldRest.dropLast(suffix)
    range = NSRange(
      location: old.prefix(prefix).utf16.count, length: removed.utf16.count)
    text = String(newRest.dropLast(suffix))
  }
}

extension NSTextAlignment {
  /// The alignment as SwiftUI has it.
  var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}
