import Foundation

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

  override var shownContent: [AnyHashable]? { nil }

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
