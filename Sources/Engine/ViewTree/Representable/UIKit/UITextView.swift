import Foundation

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
open class UITextView: _UIScrollingView {
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

  override var shownContent: [AnyHashable]? { nil }

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
