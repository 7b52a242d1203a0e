/// Something that a page, or the browser about a page, had to say.
public struct ConsoleMessage: Hashable, Sendable {
  /// Who speaks.
  public enum Source: Sendable {
    /// A call such as `console.log`.
    case console
    /// An exception, or a rejected promise, that was not caught.
    case exception
    /// The browser: network errors, deprecations, security.
    case log
    /// A violation of the page's content security policy. The log has it in words, too.
    case contentSecurityPolicy
    /// A dialog such as `alert`, which was dismissed at once.
    case dialog
  }

  public var source: Source

  /// The protocol's word: `log`, `info`, `warning`, `error`, …
  public var level: String

  public var text: String

  /// The address of the document or script at fault, if known.
  public var url: String?

  /// The line at fault, counted from 1, if known.
  public var line: Int?

  public init(
    source: Source, level: String, text: String, url: String? = nil, line: Int? = nil
  ) {
    self.source = source
    self.level = level
    self.text = text
    self.url = url
    self.line = line
  }
}
