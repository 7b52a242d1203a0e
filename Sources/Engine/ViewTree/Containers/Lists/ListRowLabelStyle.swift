import Foundation

/// Labels in rows: icons have the tint and a column of their own, so that the rows' titles are aligned.
struct ListRowLabelStyle: LabelStyle {
  /// What most symbols are narrower than, in points.
  private static let iconWidth: CGFloat = 24
  /// How wide a drawing is that would take all of the row, in points.
  private static let drawingWidth: CGFloat = 29

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .modifier(GreedyFrame(width: Self.drawingWidth))
        .frame(minWidth: Self.iconWidth)
        .textEnvironment { style in
          if style.foreground == nil { style.foreground = AnyShapeStyle(Color.accentColor) }
        }
      Children(of: configuration.title) { views in
        if views.count > 1 {
          VStack(alignment: .leading) { Each(views) { _, view in view.unkeyed() } }
        } else {
          Each(views) { _, view in view.unkeyed() }
        }
      }
    }
  }
}
