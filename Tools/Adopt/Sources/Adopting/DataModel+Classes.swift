/// The classes that Xcode generates of a model.
extension DataModel {
  /// Nil if the app has all of them itself.
  var source: String? {
    let generated = entities.filter {
      ["class", "category"].contains($0.generation) && $0.className != "NSManagedObject"
    }
    guard !generated.isEmpty else { return nil }
    return "// Written by adopt, of \(name).xcdatamodeld.\nimport CoreData\nimport SwiftUI\n\n"
      + generated.map(\.source).joined(separator: "\n")
  }
}

extension DataModel.Entity {
  fileprivate var source: String {
    let declaration =
      generation == "class" ? "public final class \(className): NSManagedObject {}\n\n" : ""
    let members =
      [
        "  public class func fetchRequest() -> NSFetchRequest<\(className)> {",
        "    NSFetchRequest<\(className)>(entityName: \"\(name)\")", "  }",
      ] + attributes.flatMap(attribute) + relationships.flatMap(relationship)
    return declaration + "extension \(className): Identifiable {\n"
      + members.joined(separator: "\n") + "\n}\n"
  }

  private func attribute(_ attribute: [String: String]) -> [String] {
    guard let name = attribute["name"] else { return [] }
    return property(name, type(of: attribute))
  }

  private func property(_ name: String, _ type: String) -> [String] {
    [
      "  public var `\(name)`: \(type) {", "    get { _managedValue(\"\(name)\") }",
      "    set { _setManagedValue(newValue, \"\(name)\") }", "  }",
    ]
  }

  private func type(of attribute: [String: String]) -> String {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    switch attribute["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Transformable": return (attribute["customClassName"] ?? "NSObject") + "?"
    default: return "String?"
    }
  }

  private func relationship(_ relationship: [String: String]) -> [String] {
    guard let name = relationship["name"], let goal = relationship["destinationEntity"] else {
      return []
    }
    guard relationship["toMany"] == "YES" else { return property(name, "\(goal)?") }
    let set = relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let items = set == "NSSet" ? "values.allObjects" : "values.array"
    return property(name, "\(set)?") + [
      "  public func addTo\(title)(_ value: \(goal)) { _add([value], to: \"\(name)\") }",
      "  public func removeFrom\(title)(_ value: \(goal)) { _remove([value], from: \"\(name)\") }",
      "  public func addTo\(title)(_ values: \(set)) { _add(\(items), to: \"\(name)\") }",
      "  public func removeFrom\(title)(_ values: \(set)) { _remove(\(items), from: \"\(name)\") }",
    ]
  }
}
