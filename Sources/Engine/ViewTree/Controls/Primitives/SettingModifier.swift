/// Sets values of the environment that are kept by their keys, which no key path has to find.
///
/// A list's rows and links set some each, where finding them by key paths costs as much as all the rest.
nonisolated struct SettingModifier: _PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    // The very list that was there, so that views that come find their surroundings as they were.
    let links = context.environment.links
    modifier.change(&context.environment)
    V._lower(content, into: &context)
    context.environment.links = links
  }
}

extension View {
  /// Sets values of the environment that are kept by their keys, such as the kind of the container.
  nonisolated func setting(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, SettingModifier> {
    modifier(SettingModifier(change: change))
  }
}
