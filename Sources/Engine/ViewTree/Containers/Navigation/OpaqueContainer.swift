/// A stack of pages or a view with tabs, which hides what is behind it, as the controllers do that stand for it on a
/// device.
///
/// In what is presented it shows the background of that.
struct OpaqueContainer<Content: View>: _ComposedView {
  let content: Content

  func composition(in environment: EnvironmentValues) -> some View {
    if environment.isPresented {
      content
    } else {
      content.background(Color.systemBackground)
    }
  }
}
