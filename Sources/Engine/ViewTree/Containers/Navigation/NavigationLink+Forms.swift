extension NavigationLink where Destination == Never {
  /// Creates a link to the view of a value; nil for a link that does not answer.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil)
  }

  /// Creates a link to the view of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the view of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination)
  }

  /// Creates a link to a view that is made already.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: { destination })
  }

  /// Creates a link to a view that is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: nil, isActive: { isActive.wrappedValue },
      activate: { isActive.wrappedValue = $0 }, destination: destination)
  }

  /// Creates a link to a view that is shown while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: nil, isActive: { isActive.wrappedValue },
      activate: { isActive.wrappedValue = $0 },
      destination: { destination })
  }

  /// Creates a link to a view that is shown while a binding has a value.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: nil, isActive: { selection.wrappedValue == tag },
      activate: { selection.wrappedValue = $0 ? tag : nil },
      destination: destination)
  }

  /// Creates a link to a view that is shown while a binding has a value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: nil, isActive: { selection.wrappedValue == tag },
      activate: { selection.wrappedValue = $0 ? tag : nil },
      destination: { destination })
  }

  /// Gives the link back as it is.
  ///
  /// - Note: Differs from SwiftUI: without effect on a page.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(titleKey) } }

  /// Creates a link to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link to a view that is made already.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view that is made already.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view that is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }

  /// Creates a link to a view that is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

  /// Creates a link to a view that is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

  /// Creates a link to a view that is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// Creates a link to a view that is shown while a binding has a value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }

  /// Creates a link to a view that is shown while a binding has a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }

  /// Creates a link to a view that is shown while a binding has a value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

  /// Creates a link to a view that is shown while a binding has a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}
