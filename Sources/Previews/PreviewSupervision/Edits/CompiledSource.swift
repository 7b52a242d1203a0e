/// A source as the program has it.
struct CompiledSource {
  /// From the package's folder on.
  var path: String
  var text: String
  /// The place of its module in the program's plan.
  var module: Int
  /// Where its object is, if it was compiled by itself.
  var object = ""
  /// The literals that the program looks up; nil if it has them all in itself.
  ///
  /// They are those of the text that was compiled; what was written since is in ``text``.
  var sites: LiteralSites?
  /// The number of the first of them.
  var firstKey = 0
  /// What they are now.
  var current: [EditedLiteral] = []

  init(path: String, text: String, module: Int) {
    self.path = path
    self.text = text
    self.module = module
  }

  /// The values that are others than those that were compiled.
  var values: [Int: EditedLiteral] {
    guard let sites else { return [:] }
    var result: [Int: EditedLiteral] = [:]
    for (index, (site, value)) in zip(sites.sites, current).enumerated() where site.value != value {
      result[firstKey + index] = value
    }
    return result
  }

  /// The text was compiled as it is.
  mutating func settle() {
    object = ""
    sites = nil
    current = []
  }
}

/// Changed sources, by the way in which they have to be built.
struct Edits {
  var literals: [CompiledSource] = []
  var bodies: [CompiledSource] = []
  var opaqueBodies: [CompiledSource] = []
  /// Sources that the compiler will hardly accept: it is asked before anything is built.
  var unreadable: [CompiledSource] = []
  var interfaces: [CompiledSource] = []
  var resources: [ResourceCopy] = []

  /// Takes a source that may have changed.
  ///
  /// - Parameters:
  ///   - before: What the program was built of.
  ///   - isBroken: Whether the objects of its module are not to be relied on.
  mutating func take(
    _ new: CompiledSource, _ before: CompiledSource, _ names: DeclaredNames, isBroken: Bool
  ) {
    if isBroken { return interfaces.append(new) }
    if new.text == before.text { return }
    if let sites = before.sites, let values = sites.values(in: LiteralSites(new.text, names)) {
      var source = before
      source.text = new.text
      source.current = values
      return literals.append(source)
    }
    switch SourceEdit(from: before.text, to: new.text) {
    case .bodies: bodies.append(new)
    case .opaqueBodies: opaqueBodies.append(new)
    case .unreadable: unreadable.append(new)
    case .interface: interfaces.append(new)
    }
  }

  var needsCompiler: Bool {
    ![bodies, opaqueBodies, unreadable, interfaces].allSatisfy(\.isEmpty)
  }
}
