import ElementTree

extension EnvironmentValues {
  private enum SurroundingNameKey: EnvironmentKey {
    static var defaultValue: String { "" }
  }

  /// What a row around calls what is in it; empty where nothing.
  var surroundingName: String {
    get { self[SurroundingNameKey.self] }
    set { self[SurroundingNameKey.self] = newValue }
  }

  /// What a control is called that has a name of its own, or an empty one.
  func controlName(_ own: String) -> String {
    if own.isEmpty || own == surroundingName { return surroundingName }
    return surroundingName.isEmpty ? own : "\(surroundingName) \(own)"
  }
}

extension View {
  /// Says that the view is a group of controls, which have names of their own in it, and what it is called.
  nonisolated func controlGroup(role: String, name: String) -> some View {
    setting { $0.surroundingName = "" }.group(role: role, name: name)
  }
}
