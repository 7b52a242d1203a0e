import Foundation
import ViewTree

/// The views that a specification describes.
struct SpecView: View {
  let spec: LayoutSpec

  var body: some View {
    var view = base
    for modifier in spec.mods ?? [] { view = apply(modifier, to: view) }
    return view
  }

  private var base: AnyView {
    let children = spec.children ?? []
    let spacing = spec.spacing.map { CGFloat($0) }
    let content = ForEach(children.indices, id: \.self) { SpecView(spec: children[$0]) }
    switch spec.view {
    case "hstack":
      return AnyView(
        HStack(alignment: vertical(spec.alignment), spacing: spacing) { content })
    case "vstack":
      return AnyView(
        VStack(alignment: horizontal(spec.alignment), spacing: spacing) { content })
    case "zstack":
      return AnyView(ZStack(alignment: alignment(spec.alignment)) { content })
    case "spacer":
      return AnyView(Spacer(minLength: spec.minLength.map { CGFloat($0) }))
    default:
      if let id = spec.id { return AnyView(Color.red.accessibilityIdentifier(id)) }
      return AnyView(Color.red)
    }
  }

  private func apply(_ modifier: LayoutSpec.Modifier, to view: AnyView) -> AnyView {
    switch modifier {
    case .padding(let length):
      return AnyView(view.padding(.all, length.map { CGFloat($0) }))
    case .frame(let frame):
      let alignment = alignment(frame.alignment)
      func length(_ length: LayoutSpec.Length?) -> CGFloat? { length.map { CGFloat($0.value) } }
      if frame.isFlexible {
        return AnyView(
          view.frame(
            minWidth: length(frame.minWidth), idealWidth: length(frame.idealWidth),
            maxWidth: length(frame.maxWidth), minHeight: length(frame.minHeight),
            idealHeight: length(frame.idealHeight), maxHeight: length(frame.maxHeight),
            alignment: alignment))
      }
      return AnyView(
        view.frame(
          width: length(frame.width), height: length(frame.height), alignment: alignment))
    case .offset(let x, let y): return AnyView(view.offset(x: CGFloat(x), y: CGFloat(y)))
    case .layer(let layer, let isOverlay):
      let content = SpecView(spec: layer.content)
      let place = alignment(layer.alignment)
      return isOverlay
        ? AnyView(view.overlay(alignment: place) { content })
        : AnyView(view.background(alignment: place) { content })
    case .fixedSize(let horizontal, let vertical):
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let fills):
      return AnyView(
        view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit))
    case .layoutPriority(let value): return AnyView(view.layoutPriority(value))
    }
  }

  private func horizontal(_ name: String?) -> HorizontalAlignment {
    switch name {
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }

  private func vertical(_ name: String?) -> VerticalAlignment {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: .center
    }
  }

  private func alignment(_ name: String?) -> Alignment {
    let name = (name ?? "center").lowercased()
    let x: HorizontalAlignment =
      name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center
    let y: VerticalAlignment =
      name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
    return Alignment(horizontal: x, vertical: y)
  }
}
