import Foundation
import ViewTree

/// What modifiers around a chart say about it.
struct ChartSettings {
  /// What is said about an axis.
  struct Axis {
    var visibility = Visibility.automatic
    var content: (@MainActor () -> [AxisMarkSet])?
    var domain: ScaleDomainSpecification.Kind?
    var type: ScaleType?
    var padding: (start: CGFloat, end: CGFloat)?
    var titles: [Title] = []
    var style: ((AnyView) -> AnyView)?
    /// How much of the axis is seen at once.
    var visibleLength: Double?
    var selection: ChartSelection?
  }

  /// The name of an axis.
  struct Title {
    var position: AnnotationPosition.Kind
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
  }

  /// What categories look like.
  struct Styles<Style> {
    var domain: [PlotDatum]?
    var range: [Style]?
    var mapping: ((PlotDatum) -> Style?)?
  }

  /// Where the legend stands and what it shows.
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.Kind.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// A view over or behind the plot.
  struct Layer {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
  }

  var x = Axis()
  var y = Axis()
  var colors = Styles<AnyShapeStyle>()
  /// The colours of numbers.
  var gradient: [Color]?
  var symbols = Styles<SymbolForm>()
  var lineStyles = Styles<StrokeStyle>()
  var symbolSizes: ClosedRange<CGFloat>?
  var legend = Legend()
  var plotStyle: ((AnyView) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var angleSelection: ChartSelection?
  var scrollableAxes: ViewTree.Axis.Set = []
  var scrolling = ChartScrolling()
}

/// What of an axis a reader has chosen.
struct ChartSelection {
  /// Whether something is chosen.
  let isSet: () -> Bool
  /// Chooses a value; nil for none.
  let select: (PlotDatum?) -> Void
  /// Chooses all between two values.
  var selectRange: ((PlotDatum, PlotDatum) -> Void)?
  /// The chosen value.
  let current: () -> PlotDatum?
}

struct ChartSettingsKey: EnvironmentKey {
  // A value without anything in it, which is never written.
  nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
