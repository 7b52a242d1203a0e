extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Creates a section with a footer that is made already.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Creates a section with a header that is made already.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  /// Creates a section that can be folded.
  ///
  /// - Note: Differs from SwiftUI: on a static page the section follows the binding, and its header doesn't fold it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(header(), content(), EmptyView(), isExpanded: isExpanded) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer that are made already.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  /// Creates a section with a title that can be folded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded) }

  /// Creates a section with a title that can be folded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Gives the section back as it is.
  ///
  /// - Note: Differs from SwiftUI: the reader can't fold it.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
