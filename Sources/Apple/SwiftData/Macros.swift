/// Makes the objects of a class kept in a store and observed by views.
///
/// Stored variables become properties of the store; they need a type that is `Codable`, another
/// model, an optional or an array of models.
///
/// - Note: As in SwiftData.
@attached(
  member, conformances: Observable, PersistentModel, Sendable,
  names: named(_$storage), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "ViewMacros", type: "ModelMacro")

/// Says how an attribute of a model is kept; `.unique` ones replace the object that has the value.
///
/// - Note: As in SwiftData. Values are kept inside of the store's file whatever their size.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Says what becomes of related objects, and which of their properties leads back.
///
/// - Note: As in SwiftData.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Keeps a variable of a model out of the store.
///
/// - Note: As in SwiftData.
@attached(peer)
public macro Transient() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Gives a variable of a model its place in the object's storage.
@attached(
  accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "ViewMacros", type: "PersistedPropertyMacro")

/// Makes an actor own a context.
///
/// - Note: As in SwiftData.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "ViewMacros", type: "ModelActorMacro")

/// Names properties that are unique together.
///
/// - Note: Differs from SwiftData: it is not enforced; `@Attribute(.unique)` is.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "ViewMacros", type: "EmptyMacro")

/// Names properties that are often sought.
///
/// - Note: Differs from SwiftData: objects are sought in memory, without an index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "ViewMacros", type: "EmptyMacro")
