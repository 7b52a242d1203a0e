public import Foundation

/// The events of a text field.
///
/// - Note: Differs from UIKit: a page tells of changes and of the return key.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field's text may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The text is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The return key was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field of one line.
///
/// - Note: Differs from UIKit: it is SwiftUI's field, and tells its delegate alone.
@MainActor @preconcurrency
open class UITextField: UIView {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open weak var delegate: (any UITextFieldDelegate)?

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: { new in
        self.text = new
        self.delegate?.textFieldDidChangeSelection(self)
      })
    let field = Group {
      if isSecureTextEntry {
        SecureField(placeholder ?? "", text: text)
      } else {
        TextField(placeholder ?? "", text: text)
      }
    }
    .keyboardType(keyboardType)
    .onSubmit { _ = self.delegate?.textFieldShouldReturn(self) }
    .font(font.map { Font($0) })
    .foregroundColor(textColor.map { Color($0) })
    if borderStyle == .none {
      context.lower(any: field, at: Salt.UIKit.textField)
    } else {
      context.lower(any: field.textFieldStyle(.roundedBorder), at: Salt.UIKit.textField)
    }
    return true
  }
}

/// The events of a field of many lines.
///
/// - Note: Differs from UIKit: a page tells of changes.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text is another.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A field of many lines.
///
/// - Note: Differs from UIKit: it is SwiftUI's editor, and tells its delegate alone.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private static let textViews = UITextView()
  /// All fields at once.
  public override class func appearance() -> UITextView { textViews }

  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open weak var delegate: (any UITextViewDelegate)?

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: { new in
        self.text = new
        self.delegate?.textViewDidChange(self)
      })
    let (font, color) = (font.map { Font($0) }, textColor.map { Color($0) })
    if isEditable {
      context.lower(
        any: TextEditor(text: text).font(font).foregroundColor(color), at: Salt.UIKit.textView)
    } else {
      context.lower(
        any: Text(verbatim: text.wrappedValue).font(font).foregroundColor(color)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
        at: Salt.UIKit.textView)
    }
    return true
  }
}

/// The events of a search field.
///
/// - Note: Differs from UIKit: a page tells of changes and of the return key.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field to search with.
///
/// - Note: Differs from UIKit: it is SwiftUI's field with a lens, and tells its delegate alone.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The style of a bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open var text: String? = ""
  open var placeholder: String?
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open weak var delegate: (any UISearchBarDelegate)?

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: { new in
        self.text = new
        self.delegate?.searchBar(self, textDidChange: new)
      })
    let field = HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(placeholder ?? "", text: text)
        .onSubmit { self.delegate?.searchBarSearchButtonClicked(self) }
      if showsCancelButton {
        Button("Cancel") { self.delegate?.searchBarCancelButtonClicked(self) }
      }
    }
    .padding(8)
    .background(Color.pale, in: RoundedRectangle(cornerRadius: 10))
    .padding(8)
    context.lower(any: field, at: Salt.UIKit.searchBar)
    return true
  }
}

/// What can be done with things in other apps.
///
/// - Note: Differs from UIKit: a page shows nothing in its place.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told when it has been used; on a page never.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a controller for things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something that can be done with things.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of something that can be done.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let print = ActivityType(rawValue: "print")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let airDrop = ActivityType(rawValue: "airDrop")
  }

  public override init() { super.init() }
}
