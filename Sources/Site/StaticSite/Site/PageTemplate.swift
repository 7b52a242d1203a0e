internal import ElementTree
public import HTMLParsing
internal import ViewTree

/// The slots of `Templates/page.html`.
public enum PageSlot: String, ShellSlot {
  /// The language tag.
  case language
  /// `ltr` or `rtl`.
  case direction
  /// The content security policy.
  case policy
  /// The document's title.
  case title
  /// The summary.
  case description
  /// The stylesheet, links and Open Graph data.
  case head
  /// The skip link's text.
  case skip
  /// What leads to the site's top from the page's folder: `../`, or nothing.
  case root
  /// What stands before the main part.
  case header
  /// The main part.
  case main
  /// What stands behind the main part.
  case footer

  public var kind: ShellSlotKind {
    switch self {
    case .head, .header, .main, .footer: .markup
    default: .text
    }
  }

  public var isRequired: Bool {
    switch self {
    case .skip, .root, .header, .footer, .description: false
    default: true
    }
  }
}

/// A page shell with all that a page's head needs.
public struct PageTemplate: Sendable {
  private let shell: PageShell<PageSlot>
  /// The hash of the shell's source.
  let hash: ContentHash
  /// The rules that lay out the views in the shell.
  var rules = PageContent.shellRules

  /// Reads a shell; `file` is its name for messages.
  public init(shell source: [UInt8], file: String) throws(SiteError) {
    hash = ContentHash(source)
    do {
      shell = try PageShell(source, file: file)
    } catch {
      throw SiteError(error)
    }
  }

  /// Reads a shell from a file.
  public init(file: String) throws(SiteError) {
    let source: [UInt8]
    do throws(SystemError) {
      let (folder, name) = try Folder.containing(file)
      source = try folder.contents(name, limit: 16 << 20)
    } catch {
      throw SiteError(.noInput, "\(error)")
    }
    try self.init(shell: source, file: file)
  }

  /// The rules for what the shell itself holds.
  public static let css = """
    .skip-link{position:absolute;inset-block-start:0;inset-inline-start:0;z-index:1;\
    padding:.75rem 1rem;background:Canvas;color:LinkText;transform:translateY(-100%)}\
    .skip-link:focus{transform:none}main:focus{outline:none}
    """

  /// The page as bytes: a whole document.
  public func page(_ content: PageContent, _ context: PageContext) -> [UInt8] {
    let style = content.css.isEmpty ? .shell : PageStyle(PageTemplate.css + content.css)
    let policy = style.policy(runsScripts: !content.scripts.isEmpty)
    let head = head(content, context, style.css)
    return shell.filled { slot in
      switch slot {
      case .language: .text(content.language ?? context.language)
      case .direction: .text(content.direction.rawValue)
      case .policy: .text(policy)
      case .title: .text(content.title)
      case .description: .text(content.summary)
      case .head: .markup(head)
      case .skip: .text(content.skipLabel)
      case .root: .text(Self.root(content, context))
      case .header: .markup(content.header)
      case .main: .markup(content.main)
      case .footer: .markup(content.footer)
      }
    }
  }

  /// A page that holds its rules may be shown at any address, so that only a whole one leads to the top.
  private static func root(_ content: PageContent, _ context: PageContext) -> String {
    let way = String(repeating: "../", count: max(0, context.path.parts.count - 1))
    return content.css.isEmpty ? way : context.baseURL?.string ?? way
  }

  private func head(
    _ content: PageContent, _ context: PageContext, _ css: StylesheetText
  ) -> TrustedMarkup {
    var writer = HTMLWriter(capacity: css.bytes.count + 2_048)
    writer.appendMarkup("<style>")
    writer.appendMarkup(css.bytes)
    writer.appendMarkup("</style>")
    if let baseURL = context.baseURL {
      let address = baseURL.address(of: context.path)
      writer.appendLink(HeadLink("canonical", to: address))
      writer.appendProperty("og:url", address)
    }
    writer.appendProperty("og:title", content.title)
    writer.appendProperty("og:type", content.kind)
    if !content.summary.isEmpty { writer.appendProperty("og:description", content.summary) }
    if let image = content.image.map(ImageURL.init), !image.isRefused {
      writer.appendProperty("og:image", image.string)
    }
    content.head.write(to: &writer)
    for link in content.links { writer.appendLink(link) }
    for script in content.scripts { writer.appendScript(script) }
    return TrustedMarkup(renderedBytes: writer.bytes)
  }
}

/// The rules that stand in a page, and the policy that allows them.
private struct PageStyle {
  let css: StylesheetText
  /// What a browser may load for the page: no script, the page's own rules, images of the web.
  private let policy: String
  /// The same for a page that runs scripts of the site's own, which make no markup of strings.
  private let scriptPolicy: String

  /// That of all pages whose own rules stand in a style sheet.
  static let shell = PageStyle(PageTemplate.css)

  init(_ source: String) {
    css = StylesheetText(source)
    let style = "'self' 'sha256-\(SHA256.base64(of: css.bytes))'"
    policy = ContentSecurityPolicy.page(style: style)
    scriptPolicy = ContentSecurityPolicy.scriptedPage(style: style)
  }

  func policy(runsScripts: Bool) -> String { runsScripts ? scriptPolicy : policy }
}

extension HTMLWriter {
  /// Appends a module, which runs when the page has been read.
  fileprivate mutating func appendScript(_ address: String) {
    appendMarkup("\n<script type=\"module\" src=\"")
    appendAttributeValue(LinkURL(address).string)
    appendMarkup("\"></script>")
  }

  fileprivate mutating func appendLink(_ link: HeadLink) {
    appendMarkup("\n<link rel=\"")
    appendAttributeValue(link.relation)
    appendMarkup("\" href=\"")
    appendAttributeValue(LinkURL(link.address).string)
    if let type = link.type {
      appendMarkup("\" type=\"")
      appendAttributeValue(type)
    }
    if let title = link.title {
      appendMarkup("\" title=\"")
      appendAttributeValue(title)
    }
    if let language = link.language {
      appendMarkup("\" hreflang=\"")
      appendAttributeValue(language)
    }
    appendMarkup("\"/>")
  }
}
