import Foundation

/// What a program of previews is made of: modules that are edited, and all the rest.
///
/// The rest is what the page of previews itself needs, other packages, and C. It is linked once, into a
/// library; each module that is edited gets a library of its own, so that a new one takes no time to speak
/// of, and whoever uses the module finds the new code when the program starts.
struct ProgramPlan: Sendable {
  struct Module: Sendable {
    var name: String
    var compilation: BuildManifest.Command
    /// Its Swift sources, the generated ones too, with their object files.
    var sources: [(path: String, object: String)]
    /// The modules that its sources are compiled with.
    var dependencies: Set<String>
    /// Whether it has the program's entry.
    var isEntry: Bool

    /// Where its interface is.
    var interface: String? { compilation.outputs.first { $0.hasSuffix(".swiftmodule") } }
  }

  var modules: [Module]
  /// The object files of the rest.
  var base: [String]
  /// The object file that every library of the program has of its own.
  var image: String
  var linking: BuildManifest.Command
  /// The files and folders that are copied, from where they are to where they go.
  var copies: [(source: String, target: String)]
  /// The program as a whole build makes it.
  var program: String

  /// - Parameters:
  ///   - folder: The package's.
  ///   - hostFolder: The package of the program, if that is one beside it.
  ///   - program: The real path of the program.
  /// - Returns: Nil for a program that is not built as expected.
  init?(
    _ manifest: BuildManifest, folder: String, hostFolder: String? = nil, program: String
  ) {
    guard let linking = manifest.linking(of: program),
      let list = linking.arguments.first(where: { $0.hasPrefix("@") }),
      let text = FileManager.default.contents(atPath: String(list.dropFirst()))
    else { return nil }
    let objects = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.hasPrefix("'") ? String($0.dropFirst().dropLast()) : String($0) }
    let linked = Set(objects)
    guard let image = objects.first(where: { $0.hasSuffix("/CPreviewRecords.build/image.c.o") })
    else { return nil }
    let all = manifest.compilations.compactMap { Self.module($0, linked) }
    let engine = Self.closure(of: "ViewPreviews", all)
    modules = all.filter { module in
      !engine.contains(module.name)
        && module.sources.contains { source in
          Self.isOwn(source.path, folder)
            || hostFolder.map { source.path.hasPrefix($0 + "/") } ?? false
        }
    }
    guard modules.contains(where: \.isEntry) else { return nil }
    let own = Set(modules.flatMap { $0.sources.map(\.object) })
    // The wrapped interfaces are the debugger's.
    base = objects.filter { !own.contains($0) && !$0.hasSuffix(".swiftmodule.o") }
    self.image = image
    self.linking = linking
    copies = manifest.copies
    self.program = program
  }

  private static func isOwn(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder + "/") && !path.dropFirst(folder.count + 1).hasPrefix(".")
  }

  private static func module(
    _ command: BuildManifest.Command, _ linked: Set<String>
  ) -> Module? {
    let sources = command.inputs.filter { $0.hasSuffix(".swift") }
    let objects = command.outputs.filter { $0.hasSuffix(".swift.o") }
    guard let name = command.value(of: "-module-name"), !objects.isEmpty,
      sources.count == objects.count, objects.allSatisfy(linked.contains),
      zip(sources, objects).allSatisfy({ source, object in
        (object as NSString).lastPathComponent == (source as NSString).lastPathComponent + ".o"
      })
    else { return nil }
    let dependencies = command.inputs.filter { $0.hasSuffix(".swiftmodule") }
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    return Module(
      name: name, compilation: command, sources: Array(zip(sources, objects)),
      dependencies: Set(dependencies),
      isEntry: command.arguments.contains("-entry-point-function-name"))
  }

  /// A module and all that it needs.
  private static func closure(of name: String, _ modules: [Module]) -> Set<String> {
    var result: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard result.insert(next).inserted else { continue }
      open += modules.first { $0.name == next }?.dependencies ?? []
    }
    return result
  }

  /// The place of the module that a source is in.
  func module(of source: String) -> Int? {
    modules.firstIndex { $0.sources.contains { $0.path == source } }
  }

  /// The modules that need one of others, directly or not, with those; the needed ones first.
  func dependents(of changed: Set<String>) -> [Module] {
    var names = changed
    var order: [Module] = []
    // In an order in which whatever a module needs comes before it.
    var remaining = modules
    while !remaining.isEmpty {
      let waiting = Set(remaining.map(\.name))
      let next = remaining.firstIndex { $0.dependencies.isDisjoint(with: waiting) } ?? 0
      let module = remaining.remove(at: next)
      if !module.dependencies.isDisjoint(with: names) { names.insert(module.name) }
      if names.contains(module.name) { order.append(module) }
    }
    return order
  }
}
