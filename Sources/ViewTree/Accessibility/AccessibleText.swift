extension LoweringContext {
  /// A text as a plain string in the language and at the time of the page, for attributes.
  package func plainString(_ text: Text) -> String {
    text.string(in: environment.textSurroundings)
  }
}
