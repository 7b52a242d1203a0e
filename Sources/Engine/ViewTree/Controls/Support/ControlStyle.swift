/// A style of controls whose type is hidden behind a closure.
///
/// Styles are kept in the environment as a list, the innermost last: a control that a style shows in its
/// look has the style around.
nonisolated struct ControlStyle<Configuration> {
  /// The control in this style.
  let look: @MainActor (Configuration) -> LoweredView

  /// A style of an author's own, whose dynamic properties are connected as a view's are.
  init<S, Body: View>(
    _ style: S, @ViewBuilder body: @escaping @MainActor (S, Configuration) -> Body
  ) {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let style = style
    if style is any SystemStyle {
      look = { configuration in
        LoweredView { Body._lower(body(style, configuration), into: &$0) }
      }
    } else {
      look = { configuration in
        LoweredView {
          $0.lowerRow(
            StyleBody(style: style) { body($0, configuration) }, at: Salt.Control.styleBody)
        }
      }
    }
  }
}

/// A style of the engine's own: messages don't name it as a view around what it shows.
protocol SystemStyle {}

/// A control in the style of the surroundings.
struct StyledControl<Configuration, Automatic: View>: _ComposedView {
  let configuration: Configuration
  let styles: WritableKeyPath<EnvironmentValues, [ControlStyle<Configuration>]>
  /// The control where no style is set.
  let automatic: @MainActor (Configuration) -> Automatic

  init(
    _ configuration: Configuration,
    in styles: WritableKeyPath<EnvironmentValues, [ControlStyle<Configuration>]>,
    @ViewBuilder automatic: @escaping @MainActor (Configuration) -> Automatic
  ) {
    self.configuration = configuration
    self.styles = styles
    self.automatic = automatic
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let styles = environment[keyPath: self.styles]
    if let style = styles.last {
      style.look(configuration).environment(self.styles, Array(styles.dropLast()))
    } else {
      automatic(configuration)
    }
  }
}
