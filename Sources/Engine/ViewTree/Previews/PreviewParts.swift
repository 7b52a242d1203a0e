/// Views that a preview provider's block has made, as previews of their own.
@MainActor
package enum PreviewParts {
  /// The views in a row or a group of views, or the view itself.
  package static func of(_ view: any View) -> [any View] {
    if let row = view as? any PreviewRow { return row.previewParts.flatMap { of($0) } }
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

/// A view that stands for several in a row.
@MainActor
private protocol PreviewRow {
  var previewParts: [any View] { get }
}

extension Group: PreviewRow where Content: View {
  fileprivate var previewParts: [any View] { [content] }
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

/// Rows of a fixed number of views are plain structures of their views.
private protocol ReflectedRow: PreviewRow {}

extension ReflectedRow {
  fileprivate var previewParts: [any View] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any View }
  }
}

extension _Tuple2: ReflectedRow {}
extension _Tuple3: ReflectedRow {}
extension _Tuple4: ReflectedRow {}
extension _Tuple5: ReflectedRow {}
extension _Tuple6: ReflectedRow {}
extension _Tuple7: ReflectedRow {}
extension _Tuple8: ReflectedRow {}
extension _Tuple9: ReflectedRow {}
extension _Tuple10: ReflectedRow {}

extension _TuplePack: PreviewRow {
  fileprivate var previewParts: [any View] {
    Mirror(reflecting: views).children.compactMap { $0.value as? any View }
  }
}

extension TupleView: PreviewRow {
  fileprivate var previewParts: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}
