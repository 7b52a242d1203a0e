package import ElementTree

/// What makes a page live.
package struct LivePageHead: Sendable {
  /// What names the session; see the protocol's description.
  package var token: String
  /// The address of the module that attaches the page.
  package var script: String

  /// Which pages may show the page in a frame.
  package var framing: PageFraming

  /// Rules that the page has beside those of its views, without `<` and `&`.
  package var styles: String

  package init(
    token: String, script: String, framing: PageFraming = .none, styles: String = ""
  ) {
    self.token = token
    self.script = script
    self.framing = framing
    self.styles = styles
  }
}

/// Whether pages stand in frames of other pages.
package enum PageFraming: Sendable {
  /// In none, and they have none.
  case none
  /// In those of the same origin.
  case sameOrigin
}

/// A live page's first response.
package struct LivePageBytes: Sendable {
  /// The document in UTF-8.
  package var html: [UInt8]
  /// The value of `Content-Security-Policy`.
  package var policy: String
}

/// The whole document that a live page is before its script has run.
package enum LivePageDocument {
  /// Writes the document of a tree; controls that need the server are disabled in it.
  ///
  /// - Parameters:
  ///   - tree: The elements.
  ///   - title: The document's title.
  ///   - language: A BCP 47 tag.
  ///   - head: What makes the page live.
  /// - Complexity: O(*n*), where *n* is the number of bytes written.
  package static func bytes(
    of tree: ElementTree, title: String, language: String, head: LivePageHead
  ) -> LivePageBytes {
    var copy = tree
    copy.disableLiveControls()
    return PageDocument(title: title, language: language, stylesheet: .embedded)
      .bytes(of: &copy, live: head)
  }
}

extension ElementTree {
  /// Gives `disabled` to every control that has `data-on`, as long as no script answers for it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and attributes.
  package mutating func disableLiveControls() {
    var all: [Attribute] = []
    all.reserveCapacity(attributes.count + 16)
    for index in nodes.indices {
      let first = Int(nodes[index].attributeStart)
      let own = attributes[first..<(first + Int(nodes[index].attributeCount))]
      nodes[index].attributeStart = UInt32(truncatingIfNeeded: all.count)
      all.append(contentsOf: own)
      switch nodes[index].name {
      case .button, .input, .select, .textarea, .fieldset:
        guard own.contains(where: { $0.name == .dataOn }),
          !own.contains(where: { $0.name == .disabled }), own.count < 255
        else { continue }
        all.append(Attribute(name: .disabled, start: 0, end: 0))
        nodes[index].attributeCount += 1
      default: break
      }
    }
    attributes = all
  }
}
