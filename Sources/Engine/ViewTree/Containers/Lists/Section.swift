import ElementTree
import Foundation

/// Views that belong together, with a header and a footer.
///
/// In a list or form: `<section>` with a heading and a `<ul>`. Elsewhere the parts stand one after
/// the other.
///
/// - Note: As in SwiftUI.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown.
  let isExpanded: Binding<Bool>?

  init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header(), content(), footer()) }

  /// Puts rows with actions below the section's own.
  public func sectionActions<Actions: View>(
    @ViewBuilder content actions: () -> Actions
  ) -> Section<Parent, _Tuple2<Content, Actions>, Footer> {
    Section<Parent, _Tuple2<Content, Actions>, Footer>(
      header, _Tuple2(content, actions()), footer, isExpanded: isExpanded)
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let loading = context.environment.rowLoading
    // A section's rows are rows of the container, though the section is a row of a collection.
    if loading.window != nil { context.environment.rowLoading.isLazy = true }
    defer { if loading.window != nil { context.environment.rowLoading = loading } }
    switch context.environment.containerKind {
    case .list: context.lower(composed: ListSection(section: view))
    case .choices: context.lower(view.content, at: 1)
    default: context.lower(composed: LooseSection(section: view))
    }
  }
}

/// A section outside of lists: its parts stand one after the other.
struct LooseSection<Header: View, Content: View, Footer: View>: _ComposedView {
  let section: Section<Header, Content, Footer>

  func composition(in environment: EnvironmentValues) -> some View {
    if environment.containerKind == .menu {
      MenuTitle(content: section.header)
    } else {
      section.header.pinned(isHeader: true)
    }
    if section.isExpanded?.wrappedValue != false { section.content }
    section.footer.pinned(isHeader: false)
  }
}
