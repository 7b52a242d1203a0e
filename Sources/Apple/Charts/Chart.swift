import Foundation
public import ViewTree

/// A view that shows data by marks.
///
/// The chart takes the space that it is proposed. It is one picture that the browser scales, with labels
/// of their true size beside it, and a table of its data for readers.
///
/// - Note: Differs from Swift Charts: it knows no size, so axes show as many values on a desktop as on a phone.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: () -> Content
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction

  /// Creates a chart of the marks in a block.
  public init(@ChartContentBuilder content: () -> Content) {
    let content = content()
    self.content = { content }
  }

  /// Creates a chart of marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    let content = ForEach(data, content: content)
    self.content = { content }
  }

  /// Creates a chart of marks for each element, told apart by a part of the element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    let content = ForEach(data, id: id, content: content)
    self.content = { content }
  }

  @MainActor public var body: some View {
    ChartBody(plan: plan)
  }

  @MainActor private var plan: ChartPlan {
    var marks = MarkCollector()
    Content._collect(content(), into: &marks)
    return ChartPlan(
      marks, settings,
      ChartSurroundings(
        calendar: calendar, locale: locale, timeZone: timeZone,
        isRightToLeft: direction == .rightToLeft))
  }
}
