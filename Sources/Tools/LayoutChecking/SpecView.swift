import Foundation
import ViewTree

/// The views that a specification describes.
struct SpecView: View {
  let spec: LayoutSpec

  var body: some View {
    var view = base
    for modifier in spec.modifiers { view = apply(modifier, to: view) }
    return view
  }

  private var base: AnyView {
    let spacing = spec.spacing.map { CGFloat($0) }
    let alignment = (spec.alignment ?? .center).alignment
    let children = spec.children
    let content = ForEach(children.indices, id: \.self) { SpecView(spec: children[$0]) }
    switch spec.kind {
    case .hstack:
      return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
    case .vstack:
      return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case .zstack: return AnyView(ZStack(alignment: alignment) { content })
    case .spacer: return AnyView(Spacer(minLength: spec.minLength.map { CGFloat($0) }))
    case .color: return named(Color.red)
    case .picture: return named(Self.picture.resizable())
    case .circle: return named(Circle())
    case .text:
      return named(
        Text(verbatim: String(repeating: "m", count: spec.letters))
          .font(.body.monospaced()))
    case .divider: return named(Divider())
    case .reader: return named(GeometryReader { _ in content })
    case .hscroll: return named(ScrollView(.horizontal) { content })
    case .vscroll: return named(ScrollView { content })
    case .grid:
      let columns = spec.columns.map { column in
        switch column {
        case .fixed(let width): GridItem(.fixed(CGFloat(width)))
        case .flexible: GridItem(.flexible())
        case .adaptive(let least): GridItem(.adaptive(minimum: CGFloat(least)))
        }
      }
      return named(LazyVGrid(columns: columns) { content })
    }
  }

  private static let picture = Image(
    source: .data(
      .init(
        bytes: Array(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">\
          <rect width="120" height="80" fill="teal"/></svg>
          """.utf8), scale: 1)),
    label: .decoration)

  private func named(_ view: some View) -> AnyView {
    guard let id = spec.id else { return AnyView(view) }
    return AnyView(view.accessibilityIdentifier(id))
  }

  private func apply(_ modifier: LayoutSpec.Modifier, to view: AnyView) -> AnyView {
    switch modifier {
    case .padding(let length): AnyView(view.padding(.all, length.map { CGFloat($0) }))
    case .frame(let frame): framed(view, frame)
    case .offset(let x, let y): AnyView(view.offset(x: CGFloat(x), y: CGFloat(y)))
    case .layer(let content, let place, isOverlay: true):
      AnyView(view.overlay(alignment: place.alignment) { SpecView(spec: content) })
    case .layer(let content, let place, isOverlay: false):
      AnyView(view.background(alignment: place.alignment) { SpecView(spec: content) })
    case .fixedSize(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let fills):
      AnyView(view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit))
    case .layoutPriority(let value): AnyView(view.layoutPriority(value))
    case .insets(let edges):
      AnyView(
        view.padding(
          EdgeInsets(
            top: CGFloat(edges[0]), leading: CGFloat(edges[1]), bottom: CGFloat(edges[2]),
            trailing: CGFloat(edges[3]))))
    case .position(let x, let y): AnyView(view.position(x: CGFloat(x), y: CGFloat(y)))
    case .clipped: AnyView(view.clipped())
    case .named(let name): AnyView(view.accessibilityIdentifier(name))
    }
  }

  private func framed(_ view: AnyView, _ frame: LayoutSpec.Frame) -> AnyView {
    func length(_ length: Double?) -> CGFloat? { length.map { CGFloat($0) } }
    let alignment = frame.alignment.alignment
    guard frame.isFlexible else {
      return AnyView(
        view.frame(
          width: length(frame.width), height: length(frame.height), alignment: alignment))
    }
    return AnyView(
      view.frame(
        minWidth: length(frame.minWidth), idealWidth: length(frame.idealWidth),
        maxWidth: length(frame.maxWidth), minHeight: length(frame.minHeight),
        idealHeight: length(frame.idealHeight), maxHeight: length(frame.maxHeight),
        alignment: alignment))
  }
}

extension LayoutAlignment {
  /// The alignment on both axes; a name of one axis is centred on the other.
  var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .firstTextBaseline: Alignment(horizontal: .center, vertical: .firstTextBaseline)
    case .lastTextBaseline: Alignment(horizontal: .center, vertical: .lastTextBaseline)
    }
  }
}
