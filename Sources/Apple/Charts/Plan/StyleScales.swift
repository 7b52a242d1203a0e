import Foundation
import ViewTree

/// What categories and numbers look like.
struct StyleScales {
  /// The colours of categories without any of their own.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private(set) var colorKeys: [PlotDatum] = []
  private(set) var symbolKeys: [PlotDatum] = []
  private(set) var lineKeys: [PlotDatum] = []
  private var colorIndex: [PlotDatum: Int] = [:]
  private var symbolIndex: [PlotDatum: Int] = [:]
  private var lineIndex: [PlotDatum: Int] = [:]
  /// The bounds of the numbers that colours and sizes show.
  private(set) var numbers: ClosedRange<Double>?
  private var sizes: ClosedRange<Double>?
  private let settings: ChartSettings

  init(_ marks: [MarkRecord], _ settings: ChartSettings) {
    self.settings = settings
    for key in settings.colors.domain ?? [] { Self.note(key, &colorKeys, &colorIndex) }
    for key in settings.symbols.domain ?? [] { Self.note(key, &symbolKeys, &symbolIndex) }
    for key in settings.lineStyles.domain ?? [] { Self.note(key, &lineKeys, &lineIndex) }
    for mark in marks where !mark.isBare {
      if let key = mark.looks.styleKey {
        if case .number(let value) = key, settings.colors.range == nil,
          settings.colors.mapping == nil
        {
          if value.isFinite {
            numbers =
              numbers.map { min($0.lowerBound, value)...max($0.upperBound, value) }
              ?? value...value
          }
        } else {
          Self.note(key, &colorKeys, &colorIndex)
        }
      }
      if let key = mark.looks.symbolKey { Self.note(key, &symbolKeys, &symbolIndex) }
      if let key = mark.looks.lineStyleKey { Self.note(key, &lineKeys, &lineIndex) }
      if let value = mark.looks.symbolSizeKey?.scalar {
        sizes = sizes.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
      }
    }
  }

  private static func note(
    _ key: PlotDatum, _ keys: inout [PlotDatum], _ index: inout [PlotDatum: Int]
  ) {
    guard index[key] == nil else { return }
    index[key] = keys.count
    keys.append(key)
  }

  /// What fills a mark.
  func style(_ looks: MarkLooks) -> AnyShapeStyle {
    if let style = looks.style { return style }
    guard let key = looks.styleKey else {
      return settings.colors.range?.first ?? AnyShapeStyle(Color.blue)
    }
    return style(key)
  }

  /// What fills marks of a category or a number.
  func style(_ key: PlotDatum) -> AnyShapeStyle {
    if let style = settings.colors.mapping?(key) { return style }
    if let value = key.scalar, let numbers, settings.colors.range == nil {
      let width = numbers.upperBound - numbers.lowerBound
      return AnyShapeStyle(color(width > 0 ? (value - numbers.lowerBound) / width : 1))
    }
    let index = colorIndex[key] ?? 0
    if let range = settings.colors.range, !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(StyleScales.palette[index % StyleScales.palette.count])
  }

  /// The colours of numbers, from the least to the greatest.
  var gradient: [Color] {
    if let gradient = settings.gradient, !gradient.isEmpty { return gradient }
    return [.blue.opacity(0.15), .blue]
  }

  /// The colour of a part of the numbers' range.
  private func color(_ part: Double) -> Color {
    let colors = gradient
    guard colors.count > 1 else { return colors[0] }
    let place = min(max(part, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }

  /// The figure at a point; nil if nothing says one.
  func symbol(_ looks: MarkLooks) -> SymbolForm? {
    if let symbol = looks.symbol { return symbol }
    return looks.symbolKey.map { symbol($0) }
  }

  /// The figure of a category.
  func symbol(_ key: PlotDatum) -> SymbolForm {
    if let symbol = settings.symbols.mapping?(key) { return symbol }
    let index = symbolIndex[key] ?? 0
    if let range = settings.symbols.range, !range.isEmpty { return range[index % range.count] }
    return SymbolForm.standard[index % SymbolForm.standard.count]
  }

  /// The size of the figure at a point, in points.
  func symbolSize(_ looks: MarkLooks, usual: CGFloat) -> CGSize {
    if let size = looks.symbolSize { return size }
    guard let value = looks.symbolSizeKey?.scalar, let sizes else {
      return CGSize(width: usual, height: usual)
    }
    let range = settings.symbolSizes ?? 20...400
    let width = sizes.upperBound - sizes.lowerBound
    let part = width > 0 ? (value - sizes.lowerBound) / width : 1
    let area = range.lowerBound + CGFloat(part) * (range.upperBound - range.lowerBound)
    let side = max(0, area).squareRoot()
    return CGSize(width: side, height: side)
  }

  /// How a line is drawn.
  func lineStyle(_ looks: MarkLooks, usual: CGFloat) -> StrokeStyle {
    if let style = looks.lineStyle { return style }
    guard let key = looks.lineStyleKey else {
      return StrokeStyle(lineWidth: usual, lineCap: .round, lineJoin: .round)
    }
    return lineStyle(key)
  }

  /// How lines of a category are drawn.
  func lineStyle(_ key: PlotDatum) -> StrokeStyle {
    if let style = settings.lineStyles.mapping?(key) { return style }
    let index = lineIndex[key] ?? 0
    if let range = settings.lineStyles.range, !range.isEmpty { return range[index % range.count] }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4], [4, 8]]
    return StrokeStyle(lineWidth: 2, lineJoin: .round, dash: dashes[index % dashes.count])
  }
}
