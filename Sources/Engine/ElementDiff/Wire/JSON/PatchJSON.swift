import ElementTree

/// The readable form of a patch, version 1; it says what the binary form says.
///
/// ```
/// patch     = {"version": 1, "rules": [rule…], "operations": [operation…]}
/// rule      = {"name": class, "body": declarations, "needs": [rule…]}
/// operation = {"text": id, "value": string}
///           | {"attribute": id, "name": attribute, "value": string}
///           | {"removeAttribute": id, "name": attribute}
///           | {"property": id, "name": property, "value": string or null}
///           | {"style": id, "rule": number}
///           | {"insert": [node…], place}
///           | {"remove": id, "count": number}
///           | {"move": id, "count": number, place}
///           | {"replace": id, "count": number, "with": [node…]}
///           | {"reset": [node…]}
/// place     = "before": id | "in": id
/// node      = {"name": element, "key": hexadecimal digits, "style": number,
///              "attributes": [[attribute, value]…], "text": string, "children": [node…]}
/// ```
///
/// A count of 1, a key or style of zero, an empty text and empty lists are left out. `in` puts nodes
/// last in an element, or in the page for zero. Text nodes have the name `#text`, elements in the
/// SVG namespace begin with `svg:`.
enum PatchJSON {
  static let version = 1

  static func write(_ patch: Patch) -> String {
    var json = JSONWriter()
    json.object { json in
      json.name("version")
      json.number(version)
      if !patch.rules.isEmpty {
        json.breakLine(indentation: 1)
        json.name("rules")
        json.array { json in
          for rule in patch.rules {
            json.breakLine(indentation: 2)
            json.object { json in
              json.member("name", rule.name)
              json.member("body", rule.body)
              let needed = rule.neededRules
              guard !needed.isEmpty else { return }
              json.name("needs")
              json.array { json in for text in needed { json.string(text) } }
            }
          }
        }
      }
      json.breakLine(indentation: 1)
      json.name("operations")
      json.array { json in
        for operation in patch.operations {
          json.breakLine(indentation: 2)
          json.object { write(operation, of: patch, &$0) }
        }
      }
    }
    return json.text
  }

  private static func write(
    _ operation: PatchOperation, of patch: Patch, _ json: inout JSONWriter
  ) {
    switch operation {
    case .text(let id, let string):
      json.member("text", id.number)
      json.member("value", string)
    case .attribute(let id, let name, let value):
      json.member("attribute", id.number)
      json.member("name", name.string)
      json.member("value", value)
    case .removeAttribute(let id, let name):
      json.member("removeAttribute", id.number)
      json.member("name", name.string)
    case .property(let id, let property, let value):
      json.member("property", id.number)
      json.member("name", "\(property)")
      json.name("value")
      if let value { json.string(value) } else { json.null() }
    case .style(let id, let number):
      json.member("style", id.number)
      json.member("rule", number)
    case .insert(let range, let place):
      json.name("insert")
      write(range, of: patch.content, &json)
      write(place, &json)
    case .remove(let id, let count):
      json.member("remove", id.number)
      if count != 1 { json.member("count", count) }
    case .move(let id, let count, let place):
      json.member("move", id.number)
      if count != 1 { json.member("count", count) }
      write(place, &json)
    case .replace(let id, let count, let range):
      json.member("replace", id.number)
      if count != 1 { json.member("count", count) }
      json.name("with")
      write(range, of: patch.content, &json)
    case .reset(let range):
      json.name("reset")
      write(range, of: patch.content, &json)
    }
  }

  private static func write(_ place: PatchOperation.Place, _ json: inout JSONWriter) {
    switch place {
    case .before(let id): json.member("before", id.number)
    case .end(let id): json.member("in", id.number)
    }
  }

  /// Writes nodes with everything in them, without recursion.
  static func write(_ range: Range<Int>, of content: PatchContent, _ json: inout JSONWriter) {
    json.open("[")
    var open: [Int] = []
    for index in range {
      while let end = open.last, end <= index {
        json.close("]}")
        open.removeLast()
      }
      let node = content.nodes[index]
      json.open("{")
      json.member("name", node.name.qualified)
      if node.key != 0 { json.member("key", String(node.key, radix: 16)) }
      if node.style != 0 { json.member("style", node.style) }
      if node.attributeCount != 0 {
        json.name("attributes")
        json.array { json in
          for attribute in content.attributes[node.attributes] {
            json.array { json in
              json.string(attribute.name.string)
              json.string(content.string(attribute.start, attribute.end))
            }
          }
        }
      }
      if node.textStart < node.textEnd {
        json.member("text", content.string(node.textStart, node.textEnd))
      }
      if node.span > 1 {
        json.name("children")
        json.open("[")
        open.append(index + Int(node.span))
      } else {
        json.close("}")
      }
    }
    for _ in open { json.close("]}") }
    json.close("]")
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }

  fileprivate mutating func member(_ name: String, _ value: some BinaryInteger) {
    self.name(name)
    number(value)
  }
}
