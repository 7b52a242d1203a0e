/// What a navigation stack can show, as its views tell it.
struct NavigationDestinations {
  /// Makes the view of a value, by the value's type.
  var byType: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
  /// The types of values that addresses may stand for, by their names.
  var codable: CodableTypes = [:]
  /// A view that is shown whatever the path is, since a binding says so.
  var presented: BoundDestination?
}

/// A view that a stack shows since a binding says so.
struct BoundDestination {
  let view: AnyView
  /// Has the binding say so no more.
  let leave: @MainActor () -> Void
}

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }
  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    let next = nextValue()
    value.byType.merge(next.byType) { first, _ in first }
    value.codable.merge(next.codable) { first, _ in first }
    value.presented = next.presented ?? value.presented
  }
}

/// What a stack shows for a value.
///
/// It is made when the view that says it runs, or something that it reads changes; objects that it makes
/// last as long.
private struct Destination<Value: Hashable, Content: View>: View {
  let value: Value
  let content: (Value) -> Content

  var body: some View { content(value) }
}

/// Tells the stack around what it can show.
nonisolated public struct _NavigationDestinationModifier: _PrimitiveModifier {
  let register: @MainActor (inout NavigationDestinations) -> Void

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    V._lower(content, into: &context)
    var destinations = NavigationDestinations()
    modifier.register(&destinations)
    context.preferences.merge(NavigationDestinationsKey.self, destinations)
  }
}

extension View {
  /// Says what a stack shows for values of a type.
  ///
  /// On a live page an address can bring any value of the type that can be decoded: look it up, don't index
  /// by it, and say with ``acceptsAddresses(for:where:)`` which values addresses may bring.
  @MainActor public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
    modifier(
      _NavigationDestinationModifier { destinations in
        destinations.byType[ObjectIdentifier(D.self)] = { value in
          (value.base as? D).map { AnyView(Destination(value: $0, content: destination)) }
        }
        if let type = D.self as? any (Codable & Hashable).Type {
          destinations.codable[TaggedPath.name(of: type)] = type
        }
      })
  }

  /// Says what a stack shows while a binding is true.
  @MainActor public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
    let bound: BoundDestination? =
      isPresented.wrappedValue
      ? BoundDestination(view: AnyView(destination())) { isPresented.wrappedValue = false } : nil
    return modifier(_NavigationDestinationModifier { $0.presented = bound ?? $0.presented })
  }

  /// Says what a stack shows while a binding has a value.
  @MainActor public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
    let bound = item.wrappedValue.map { value in
      BoundDestination(view: AnyView(destination(value))) { item.wrappedValue = nil }
    }
    return modifier(_NavigationDestinationModifier { $0.presented = bound ?? $0.presented })
  }
}
