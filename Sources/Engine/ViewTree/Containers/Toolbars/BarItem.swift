/// An item of a bar.
struct BarItem: _ComposedView {
  let item: ToolbarEntry

  func composition(in environment: EnvironmentValues) -> some View {
    OneRow(item.view)
      .setting { [isConfirmation = item.placement.isConfirmation] environment in
        environment.containerKind = .bar
        if isConfirmation { environment.style.weight = .semibold }
      }
      .placed(as: item)
  }
}

/// Shows a view in the surroundings and at the place of the one that gave it to a bar.
nonisolated struct BarPlaceModifier: _PrimitiveModifier {
  let entry: ToolbarEntry

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    let bar = (context.environment, context.identity)
    context.environment = modifier.entry.environment
    context.identity = modifier.entry.identity
    V._lower(content, into: &context)
    (context.environment, context.identity) = bar
  }
}

extension View {
  /// Shows the view in the surroundings and at the place of the one that gave it to a bar.
  nonisolated func placed(as entry: ToolbarEntry) -> ModifiedContent<Self, BarPlaceModifier> {
    modifier(BarPlaceModifier(entry: entry))
  }
}
