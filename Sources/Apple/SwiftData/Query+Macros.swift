public import Foundation
public import ViewTree

/// Fetches all objects for a variable of a view: `@Query var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches objects for a variable of a view: `@Query(…) var items: [Item]`.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "ViewMacros", type: "QueryMacro")

/// Fetches all objects for a variable of a view.
///
/// - Note: As in SwiftData.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "ViewMacros", type: "QueryMacro")
