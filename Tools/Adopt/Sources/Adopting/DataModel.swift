import Foundation
import FoundationXML

/// A model of Core Data's, as its `.xcdatamodeld` has it.
struct DataModel {
  struct Entity {
    var name: String
    var className: String
    /// What Xcode writes of it: `class`, `category` or nothing.
    var generation: String
    var attributes: [[String: String]] = []
    var relationships: [[String: String]] = []
    var constraints: [[String]] = []
  }

  let name: String
  let entities: [Entity]

  /// The current version of a model; nil if it can't be read.
  init?(_ folder: URL) {
    name = folder.deletingPathExtension().lastPathComponent
    let versions = folder.pathExtension == "xcdatamodel" ? [folder] : folder.contents
    let chosen = try? PropertyList(reading: folder.appendingPathComponent(".xccurrentversion"))
    let current = chosen?["_XCCurrentVersionName"]?.string
    let models = versions.filter { $0.pathExtension == "xcdatamodel" }
    guard let version = models.first(where: { $0.lastPathComponent == current }) ?? models.first,
      let data = try? Data(contentsOf: version.appendingPathComponent("contents"))
    else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    entities = reader.entities
  }

  /// What the engine reads, as Xcode compiles a model into a `.momd`.
  func compiled(for module: String) throws -> Data {
    let list: [String: Any] = [
      "module": module,
      "entities": entities.map { entity in
        [
          "name": entity.name, "class": entity.className, "attributes": entity.attributes,
          "relationships": entity.relationships, "constraints": entity.constraints,
        ] as [String: Any]
      },
    ]
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// Elements and attributes of the file.
  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes values: [String: String] = [:]
    ) {
      let last = entities.count - 1
      switch elementName {
      case "entity":
        guard let name = values["name"] else { return }
        let type = values["representedClassName"]?.split(separator: ".").last.map(String.init)
        entities.append(
          Entity(
            name: name, className: type ?? "NSManagedObject",
            generation: values["codeGenerationType"] ?? ""))
      case "attribute" where last >= 0: entities[last].attributes.append(values)
      case "relationship" where last >= 0: entities[last].relationships.append(values)
      case "uniquenessConstraint" where last >= 0: entities[last].constraints.append([])
      case "constraint" where last >= 0 && !entities[last].constraints.isEmpty:
        if let value = values["value"] {
          entities[last].constraints[entities[last].constraints.count - 1].append(value)
        }
      default: break
      }
    }
  }
}
