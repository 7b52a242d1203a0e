import Foundation
package import ViewSnapshots
import ViewTree

/// All previews of the program, by module and file.
@MainActor
package struct PreviewCatalogue {
  /// In the order of modules, files and lines.
  package let previews: [CataloguedPreview]
  private let indexByID: [String: Int]
  /// Finds previews by words.
  let search: SearchIndex

  package init(_ previews: [CataloguedPreview]) {
    let sorted = previews.sorted {
      ($0.module, $0.file, $0.line, $0.id) < ($1.module, $1.file, $1.line, $1.id)
    }
    self.previews = Self.named(sorted)
    indexByID = Dictionary(
      self.previews.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a }
    )
    search = SearchIndex(self.previews)
  }

  /// The previews that are linked into the program.
  ///
  /// - Parameter sources: Where the package's types are declared, for previews that conform to a
  ///   protocol and so have no line.
  package static func ofProgram(sources: SourceIndex) -> PreviewCatalogue {
    PreviewCatalogue(
      PreviewRecords.registries().flatMap { declared($0) }
        + PreviewRecords.providers().flatMap { provided($0, sources) })
  }

  package subscript(id: String) -> CataloguedPreview? { indexByID[id].map { previews[$0] } }

  /// The place of a preview in the order.
  package func index(of id: String) -> Int? { indexByID[id] }

  // MARK: Making

  private static func declared(_ type: any PreviewRegistry.Type) -> [CataloguedPreview] {
    let parts = type.fileID.split(separator: "/", maxSplits: 1)
    func preview(
      _ name: String, _ make: @escaping @MainActor () -> any View
    ) -> CataloguedPreview {
      CataloguedPreview(
        module: parts.first.map(String.init) ?? "", file: parts.count > 1 ? String(parts[1]) : "",
        line: type.line, name: name, space: PreviewSpace(type.traits), controls: type.controls,
        make: { type.modified(make()) })
    }
    let title = type.title ?? "Preview"
    let variants = type.parts
    if variants.isEmpty { return [preview(title) { type.make() }] }
    return variants.enumerated().map { number, part in
      preview("\(title) (\(part.name))") {
        // Arguments are made anew with the views.
        let parts = type.parts
        return parts.indices.contains(number) ? parts[number].make() : EmptyView()
      }
    }
  }

  private static func provided(
    _ type: any PreviewProvider.Type, _ sources: SourceIndex
  ) -> [CataloguedPreview] {
    let way = String(reflecting: type).split(separator: ".").map(String.init)
    let place = sources.place(of: [way.last ?? ""])
    let file = place?.file.split(separator: "/").last.map(String.init) ?? ""
    return parts(of: type).enumerated().map { number, part in
      let description = PreviewParts.description(of: part)
      let name = description.name ?? Self.name(ofProvider: way.last ?? "")
      return CataloguedPreview(
        id: "", module: way.first ?? "", file: file, line: place?.line ?? 0, name: name,
        space: PreviewSpace(description),
        make: {
          let parts = Self.parts(of: type)
          return parts.indices.contains(number) ? parts[number] : EmptyView()
        })
    }
  }

  private static func parts<P: PreviewProvider>(of type: P.Type) -> [any View] {
    PreviewParts.of(type.previews)
  }

  /// `MomentCard_Previews` is about `MomentCard`.
  private static func name(ofProvider name: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Gives each preview an address of its own.
  private static func named(_ previews: [CataloguedPreview]) -> [CataloguedPreview] {
    var taken = Set<String>()
    return previews.map { preview in
      let file = preview.file.hasSuffix(".swift") ? preview.file.dropLast(6) : preview.file[...]
      let path = [preview.module, String(file), preview.name].map(slug).filter { !$0.isEmpty }
      let name = path.joined(separator: "/")
      var id = name
      var number = 1
      while !taken.insert(id).inserted {
        number += 1
        id = "\(name)-\(number)"
      }
      var result = preview
      result.id = id
      return result
    }
  }

  /// What stands in an address as it is: ASCII letters, digits, `_` and `-`; other letters stay, as
  /// browsers show them.
  private static func slug(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "+" {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    return result.last == "-" ? String(result.dropLast()) : result
  }
}
