package import ElementTree

/// What posts the controls of a live page where no script runs.
package struct LivePageForm: Sendable {
  /// The page's own address.
  package var action: String
  /// What proves that the page is the server's, and says which.
  package var token: String

  /// The name of the field with the token.
  package static let tokenName = "t"
  /// The name of a button's field; its value is the number of the element.
  package static let buttonName = "p"
  /// The form's id, which no view has.
  static let id = "-f"

  package init(action: String, token: String) {
    self.action = action
    self.token = token
  }

  /// What the button says that posts the page's choices, where no button of the views may do; nil for none.
  var submitTitle: String?

  /// How that button looks where it is shown.
  static let styles = """
    #\\-f{display:contents}#\\-f noscript>button{position:fixed;inset:auto 1rem 1rem auto;z-index:9;\
    padding:.75rem 1.25rem;border:0;border-radius:1.5rem;background:#0062c4;color:#fff;font:inherit}
    """

  /// Writes the form, which is nowhere to be seen where a script runs; controls name it wherever they are.
  ///
  /// Return in a field presses a form's first button: here one that says nothing.
  func write(to writer: inout HTMLWriter) {
    writer.appendMarkup("<form id=\"-f\" method=\"post\" action=\"")
    writer.appendAttributeValue(action)
    writer.appendMarkup(submitTitle == nil ? "\" hidden=\"\">" : "\">")
    writer.appendMarkup("<input type=\"hidden\" name=\"t\" value=\"")
    writer.appendAttributeValue(token)
    writer.appendMarkup("\"/><button hidden=\"\"></button>")
    if let submitTitle {
      writer.appendMarkup("<noscript><button>")
      writer.appendText(submitTitle)
      writer.appendMarkup("</button></noscript>")
    }
    writer.appendMarkup("</form>")
  }
}

/// The controls of a page that are posted where no script runs.
struct PostedControls {
  /// Whether there are any.
  var hasAny = false
  /// Whether some of them are changed without a button or Return: switches, choices, texts of several lines.
  var hasChoices = false
}

extension ElementTree {
  /// Has buttons and fields that listen be posted by a page's form, named by the numbers of their elements, which are
  /// those of a page that is shown for the first time.
  ///
  /// - Returns: Which there are.
  /// - Complexity: O(*n*), where *n* is the number of nodes and attributes.
  mutating func postLiveControls() -> PostedControls {
    var all: [Attribute] = []
    all.reserveCapacity(attributes.count + 16)
    var posted = PostedControls()
    for index in nodes.indices {
      let first = Int(nodes[index].attributeStart)
      let own = attributes[first..<(first + Int(nodes[index].attributeCount))]
      nodes[index].attributeStart = UInt32(truncatingIfNeeded: all.count)
      let isPosted = isPosted(index, own)
      guard isPosted, own.count < 252 else {
        all.append(contentsOf: own)
        continue
      }
      let isButton = nodes[index].name == .button
      posted.hasAny = true
      if !isButton, !isField(index, own) { posted.hasChoices = true }
      all.append(contentsOf: own.filter { !isButton || $0.name != .type })
      if isButton { add(.name, LivePageForm.buttonName, to: &all) }
      let number = String(index + 1)
      if isButton {
        add(.value, number, to: &all)
      } else if !own.contains(where: { $0.name == .name }) {
        add(.name, number, to: &all)
      }
      add(.form, LivePageForm.id, to: &all)
      nodes[index].attributeCount =
        UInt8(truncatingIfNeeded: all.count - Int(nodes[index].attributeStart))
    }
    attributes = all
    return posted
  }

  /// Whether Return posts what was typed.
  private func isField(_ index: Int, _ own: ArraySlice<Attribute>) -> Bool {
    guard nodes[index].name == .input else { return false }
    let type = own.first { $0.name == .type }.map { string($0.start, $0.end) }
    return !["checkbox", "radio", "range", "color", "date", "time", "datetime-local"].contains(type)
  }

  private func isPosted(_ index: Int, _ own: ArraySlice<Attribute>) -> Bool {
    switch nodes[index].name {
    case .button, .input, .select, .textarea: break
    default: return false
    }
    return own.contains { $0.name == .dataOn }
      && !own.contains { $0.name == .disabled || $0.name == .popovertarget }
  }

  private mutating func add(
    _ name: AttributeName, _ value: String, to list: inout [Attribute]
  ) {
    let start = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: value.utf8)
    list.append(
      Attribute(name: name, start: start, end: UInt32(truncatingIfNeeded: text.count)))
  }
}
