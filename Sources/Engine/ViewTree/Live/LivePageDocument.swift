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

  /// What posts the page's controls without script; nil if they do nothing then.
  package var form: LivePageForm?

  /// The address of the module that shows what the author is warned about; nil for none.
  package var warnings: String?

  /// What the views say of the page.
  package var page = PageHead()

  /// What stands in front of paths where addresses have to be whole.
  package var origin = ""

  package init(
    token: String, script: String, framing: PageFraming = .none, styles: String = "",
    form: LivePageForm? = nil
  ) {
    self.token = token
    self.script = script
    self.framing = framing
    self.styles = styles
    self.form = form
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
  /// Writes the document of a tree; its controls can be posted until the script has run.
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
    copy.setOwnClassesApart()
    var head = head
    if head.form != nil {
      let posted = copy.postLiveControls()
      if !posted.hasAny { head.form = nil }
      if posted.hasChoices {
        head.form?.submitTitle = SystemWords.text("Done", in: language)
        head.styles += LivePageForm.styles
      }
    }
    return PageDocument(
      title: title, language: language, stylesheet: .embedded, head: head.page, origin: head.origin
    ).bytes(of: &copy, live: head)
  }
}
