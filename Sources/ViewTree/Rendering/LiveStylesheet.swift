/// The rules that live pages have beside those of every page.
enum LiveStylesheet {
  /// The class of a scroll view that is the document's own scroll and can't be moved for now.
  static let heldClass = "held"

  static let text =
    TransitionClasses.rules
    + ":root:has(.\(heldClass)){overflow:hidden;scrollbar-gutter:stable}"
}
