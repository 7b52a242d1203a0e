/// What a page's document says of itself to browsers, search engines and previews of links.
///
///     NoteView(note)
///       .pageTitle(note.title)
///       .pageHead(PageHead(summary: note.abstract, image: "/pictures/\(note.id).png"))
///
/// - Note: Not in SwiftUI.
nonisolated public struct PageHead: Equatable, Sendable {
  /// The document's title, in place of that of the navigation.
  public var title: String?
  /// One or two sentences: `description`.
  public var summary: String?
  /// The one address of the page where it has several: a path, or an address of `http` or `https`.
  public var canonical: String?
  /// The address of a picture for previews: a path, or an address of `http` or `https`.
  public var image: String?
  /// The Open Graph type, such as `article`; `website` if nil.
  public var kind: String?
  /// What the site is called.
  public var siteName: String?
  /// The address of the site's picture in tabs and lists, such as that of a file in `Public`.
  public var icon: String?
  /// The colour of the browser's own surface around the page; one may be another in dark surroundings.
  public var themeColor: Color?
  /// Whether search engines may list the page; nil leaves it to them.
  public var isListed: Bool?

  /// Describes a page; what is nil is said by views around it, or not at all.
  public init(
    title: String? = nil, summary: String? = nil, canonical: String? = nil, image: String? = nil,
    kind: String? = nil, siteName: String? = nil, icon: String? = nil, themeColor: Color? = nil,
    isListed: Bool? = nil
  ) {
    self.title = title
    self.summary = summary
    self.canonical = canonical
    self.image = image
    self.kind = kind
    self.siteName = siteName
    self.icon = icon
    self.themeColor = themeColor
    self.isListed = isListed
  }

  /// Takes what another one says.
  mutating func take(_ other: PageHead) {
    title = other.title ?? title
    summary = other.summary ?? summary
    canonical = other.canonical ?? canonical
    image = other.image ?? image
    kind = other.kind ?? kind
    siteName = other.siteName ?? siteName
    icon = other.icon ?? icon
    themeColor = other.themeColor ?? themeColor
    isListed = other.isListed ?? isListed
  }
}

/// What views say of their page: those inside win, and of views side by side the last.
enum PageHeadKey: PreferenceKey {
  static var defaultValue: PageHead { PageHead() }
  static func reduce(value: inout PageHead, nextValue: () -> PageHead) { value.take(nextValue()) }
}

/// Says something of the page that a view is on.
nonisolated public struct _PageHeadModifier: _PrimitiveModifier {
  let head: PageHead
  var title: Text?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let earlier = context.preferences.take(PageHeadKey.self)
    V._lower(content, into: &context)
    var head = modifier.head
    if let title = modifier.title {
      head.title = context.plainText(of: title, at: Salt.Navigation.pageTitle)
    }
    if let inner = context.preferences.take(PageHeadKey.self) { head.take(inner) }
    context.preferences.set(PageHeadKey.self, head)
    context.preferences.restore(PageHeadKey.self, earlier)
  }
}

extension View {
  /// Says what the page's document says of itself.
  ///
  /// The first document says all of it. On a live page the title follows what the views say later.
  ///
  /// - Note: Not in SwiftUI.
  nonisolated public func pageHead(_ head: PageHead) -> ModifiedContent<Self, _PageHeadModifier> {
    modifier(_PageHeadModifier(head: head))
  }

  /// Gives the page's document a title, in place of that of the navigation.
  ///
  /// - Note: Not in SwiftUI.
  nonisolated public func pageTitle(_ title: Text) -> ModifiedContent<Self, _PageHeadModifier> {
    modifier(_PageHeadModifier(head: PageHead(), title: title))
  }

  /// Gives the page's document a title that is looked up in a table of strings.
  ///
  /// - Note: Not in SwiftUI.
  nonisolated public func pageTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _PageHeadModifier> { pageTitle(Text(titleKey)) }

  /// Gives the page's document a title.
  ///
  /// - Note: Not in SwiftUI.
  @_disfavoredOverload
  nonisolated public func pageTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _PageHeadModifier> { pageTitle(Text(title)) }
}
