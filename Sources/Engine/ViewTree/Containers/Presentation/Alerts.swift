extension View {
  @MainActor fileprivate func showActions<A: View, M: View>(
    _ kind: PresentationKind, _ title: Text?, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A, _ message: @escaping () -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: {
          guard isPresented.wrappedValue else { return nil }
          return PresentedActions(
            kind: kind, title: title,
            message: M.self == EmptyView.self ? nil : AnyView(message()),
            actions: AnyView(actions()))
        }, dismiss: { isPresented.wrappedValue = false }))
  }

  @MainActor fileprivate func showActions<T, A: View, M: View>(
    _ kind: PresentationKind, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    modifier(
      _ActionsModifier(
        content: {
          guard isPresented.wrappedValue, let data else { return nil }
          return PresentedActions(
            kind: kind, title: title,
            message: M.self == EmptyView.self ? nil : AnyView(message(data)),
            actions: AnyView(actions(data)))
        }, dismiss: { isPresented.wrappedValue = false }))
  }
}

extension View {
  /// Shows an alert while a binding is true.
  @MainActor public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(titleKey), isPresented, actions) { EmptyView() }
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  @MainActor public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(title), isPresented, actions) { EmptyView() }
  }

  /// Shows an alert while a binding is true.
  @MainActor public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, title, isPresented, actions) { EmptyView() }
  }

  /// Shows an alert with a message while a binding is true.
  @MainActor public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(titleKey), isPresented, actions, message)
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  @MainActor public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(title), isPresented, actions, message)
  }

  /// Shows an alert with a message while a binding is true.
  @MainActor public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, title, isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true and there is one.
  @MainActor public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(titleKey), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert about a value while a binding is true and there is one.
  @_disfavoredOverload
  @MainActor public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value while a binding is true and there is one.
  @MainActor public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(titleKey), isPresented, data, actions, message)
  }

  /// Shows an alert with a message about a value while a binding is true and there is one.
  @_disfavoredOverload
  @MainActor public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.alert, Text(title), isPresented, data, actions, message)
  }
}

extension View {
  /// Shows a choice of actions while a binding is true.
  @MainActor public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(
      .actions, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions
    ) { EmptyView() }
  }

  /// Shows a choice of actions while a binding is true.
  @_disfavoredOverload
  @MainActor public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.actions, titleVisibility == .visible ? Text(title) : nil, isPresented, actions) {
      EmptyView()
    }
  }

  /// Shows a choice of actions while a binding is true.
  @MainActor public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(.actions, titleVisibility == .visible ? title : nil, isPresented, actions) {
      EmptyView()
    }
  }

  /// Shows a choice of actions with a message while a binding is true.
  @MainActor public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(
      .actions, titleVisibility == .hidden ? nil : Text(titleKey), isPresented, actions, message)
  }

  /// Shows a choice of actions with a message while a binding is true.
  @_disfavoredOverload
  @MainActor public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(
      .actions, titleVisibility == .hidden ? nil : Text(title), isPresented, actions, message)
  }

  /// Shows a choice of actions about a value while a binding is true and there is one.
  @MainActor public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(
      .actions, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, actions
    ) { _ in EmptyView() }
  }

  /// Shows a choice of actions with a message about a value while a binding is true and there is
  /// one.
  @MainActor public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> ModifiedContent<Self, _ActionsModifier> {
    showActions(
      .actions, titleVisibility == .hidden ? nil : Text(titleKey), isPresented, data, actions,
      message)
  }
}
