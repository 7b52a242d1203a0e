extension LoweringContext {
  /// A text as a plain string in the language and at the time of the page, for attributes.
  package func plainString(_ text: Text) -> String {
    switch text.storage {
    case .verbatim(let string): string
    case .key(let key): (environment.style.localization ?? .standard).text(key).string
    case .content(let content):
      content.plainString(in: environment.style) ?? text.string(in: environment.textSurroundings)
    }
  }
}
