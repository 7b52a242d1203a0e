/// Views that a preview provider's block has made, as previews of their own.
@MainActor
package enum PreviewParts {
  /// The views in a row or a group of views, or the view itself.
  package static func of(_ view: any View) -> [any View] {
    if let row = view as? any _SeveralViews { return row.allViews.flatMap { of($0) } }
    if let group = view as? any PreviewGroup { return of(group.previewContent) }
    return [view]
  }

  /// What modifiers around a view say about it as a preview; the outermost wins.
  package static func description(of view: any View) -> PreviewDescription {
    var result = PreviewDescription()
    var current: any View = view
    while let modified = current as? any ModifiedPreview {
      if let said = modified.previewDescription {
        result.name = result.name ?? said.name
        result.layout = result.layout ?? said.layout
        result.device = result.device ?? said.device
        result.orientation = result.orientation ?? said.orientation
      }
      guard let inner = modified.previewContent else { break }
      current = inner
    }
    return result
  }
}

/// A group of views.
@MainActor
private protocol PreviewGroup {
  var previewContent: any View { get }
}

extension Group: PreviewGroup where Content: View {
  fileprivate var previewContent: any View { content }
}

/// A view with a modifier.
@MainActor
private protocol ModifiedPreview {
  var previewContent: (any View)? { get }
  var previewDescription: PreviewDescription? { get }
}

extension ModifiedContent: ModifiedPreview {
  fileprivate var previewContent: (any View)? { content as? any View }
  fileprivate var previewDescription: PreviewDescription? {
    (modifier as? _PreferenceWritingModifier<PreviewDescriptionKey>)?.value
  }
}
