internal import Foundation
public import ViewTree

extension EnvironmentValues {
  private enum PageKey: EnvironmentKey {
    static var defaultValue: PageContext {
      PageContext(path: SitePath(unchecked: "index.html"), baseURL: nil)
    }
  }

  /// The page of a site that the views stand on, and what is known of it.
  public var page: PageContext {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}

/// A link to a page of the same site, as seen from the site's top.
///
///     PageLink("About", to: "about/")
///
/// A link to the page that it stands on says so to readers.
public struct PageLink<Label: View>: View {
  @Environment(\.page) private var page
  private let route: String
  private let label: Label

  /// Creates a link that shows a view.
  public init(to route: String, @ViewBuilder label: () -> Label) {
    self.route = route
    self.label = label()
  }

  public var body: some View {
    let path = try? SitePath(route: route.prefix { $0 != "#" })
    let fragment = route.drop { $0 != "#" }
    // What is no route becomes an address that is refused and reported.
    let address = path.map { $0.address + fragment } ?? "about:invalid"
    let link = Link(destination: URL(string: address) ?? URL(fileURLWithPath: "/")) { label }
    if path == page.path, fragment.isEmpty {
      link.accessibilityAddTraits(.isSelected)
    } else {
      link
    }
  }
}

extension PageLink where Label == Text {
  /// Creates a link that shows a title.
  public init(_ titleKey: LocalizedStringKey, to route: String) {
    self.init(to: route) { Text(titleKey) }
  }

  /// Creates a link that shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, to route: String) {
    self.init(to: route) { Text(title) }
  }
}
