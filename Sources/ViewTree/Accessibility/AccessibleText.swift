extension LoweringContext {
  /// A text as a plain string, for attributes.
  @MainActor
  package func plainString(_ text: Text) -> String { text.plainString }
}
