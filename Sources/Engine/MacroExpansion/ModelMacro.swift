/// `@Model class Name { … }`: its stored variables are kept in a store and observed.
///
/// Each becomes computed over the object's storage. An empty variable beside it, which only its
/// initialiser sets, has the compiler check that initialisers give every property a value.
enum ModelMacro {
  /// The expansion in one of the macro's roles.
  static func expand(
    _ fragment: SourceFragment, _ expansion: PluginRequest.AttachedExpansion
  ) throws(MacroError) -> String {
    switch expansion.macroRole {
    case "member": return members(of: try ModelDeclaration(fragment))
    case "memberAttribute":
      guard !fragment.tokens.isEmpty else { return "" }
      let member = PersistedMember(fragment, at: 0, upTo: fragment.tokens.count)
      guard let property = member.property, !property.isConstant else { return "" }
      return "@SwiftData._PersistedProperty"
    case "extension":
      let type = expansion.extendedTypeSyntax?.source ?? ""
      return "extension \(type): SwiftData.PersistentModel {}"
    default: return ""
    }
  }

  private static func members(of model: ModelDeclaration) -> String {
    let metadata = model.properties.map { property in
      let details = property.metadata.map {
        ", metadata: SwiftData.Schema.\($0.attribute)(\($0.arguments))"
      }
      let value = property.value.map { ", defaultValue: { \($0) }" }
      let name = property.name.filter { $0 != "`" }
      return
        ".init(name: \"\(name)\", keypath: \\\(model.name).\(property.name)"
        + "\(value ?? "")\(property.isConstant ? ", isConstant: true" : "")\(details ?? ""))"
    }
    let fields = model.properties.map { property in
      let name = property.name.filter { $0 != "`" }
      return property.isConstant
        ? "self.\(property.name) = storage.constant(\"\(name)\")"
        : "_\(name) = SwiftData._PersistedField()"
    }
    return """
      public private(set) var _$storage = SwiftData._ModelStorage()
      public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      [
      \(metadata.joined(separator: ",\n"))
      ]
      }
      public required init(_$storage storage: SwiftData._ModelStorage) {
      \(fields.joined(separator: "\n"))
      _$storage = storage
      }
      """
  }

  /// The accessors of a property, or the empty variable beside it.
  static func expandProperty(
    _ fragment: SourceFragment, _ expansion: PluginRequest.AttachedExpansion
  ) throws(MacroError) -> String {
    guard !fragment.tokens.isEmpty,
      let property = PersistedMember(
        fragment, at: start(of: fragment), upTo: fragment.tokens.count
      ).property
    else { return "" }
    let plain = property.name.filter { $0 != "`" }
    if expansion.macroRole == "peer" {
      return "private var _\(plain): SwiftData._PersistedField"
    }
    return """
      {
      @storageRestrictions(accesses: _$storage, initializes: _\(plain))
      init(initialValue) {
      _$storage.initialize("\(plain)", initialValue)
      _\(plain) = SwiftData._PersistedField()
      }
      get { _$storage.value("\(plain)", \\.\(property.name), of: self) }
      set { _$storage.set("\(plain)", \\.\(property.name), of: self, newValue) }
      }
      """
  }

  /// The first token after the attribute of the expansion itself.
  private static func start(of fragment: SourceFragment) -> Int {
    var index = 0
    while fragment.text(at: index) == "@" {
      let attribute = fragment.attribute(at: index)
      if attribute.name == "_PersistedProperty" { return attribute.end }
      index = attribute.end
    }
    return 0
  }
}

/// `@ModelActor actor Name { … }`: an actor with a context of its own.
enum ModelActorMacro {
  static func expand(_ expansion: PluginRequest.AttachedExpansion) -> String {
    guard expansion.macroRole == "member" else {
      return "extension \(expansion.extendedTypeSyntax?.source ?? ""): SwiftData.ModelActor {}"
    }
    return """
      public nonisolated let modelExecutor: any SwiftData.ModelExecutor
      public nonisolated let modelContainer: SwiftData.ModelContainer
      public init(modelContainer: SwiftData.ModelContainer) {
      let context = SwiftData.ModelContext(modelContainer)
      modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: context)
      self.modelContainer = modelContainer
      }
      """
  }
}
