internal import ViewTree

/// What stands around the views of pages: a view modifier, applied to their main part.
struct PageLayout: Sendable {
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init<Modifier: ViewModifier & Sendable>(_ modifier: Modifier) {
    apply = { AnyView($0.modifier(modifier)) }
  }
}
