import Charts
import SwiftUI

/// Charts as people write them: nothing here is run, all of it has to compile.
enum PeoplesCharts {
  enum Kind: String, Plottable, CaseIterable { case car, bike }
  enum Size: Int, Plottable { case small, large }

  struct Sale: Identifiable {
    let id = UUID()
    var day: Date
    var amount: Int
    var price: Double
    var kind: Kind
  }

  struct Sales: View {
    @State private var sales: [Sale] = []
    @State private var selectedDay: Date?
    @State private var selectedRange: ClosedRange<Date>?
    @State private var selectedAngle: Int?
    @State private var location: CGPoint?

    private var axisColor: Color { .gray }

    var body: some View {
      VStack {
        Chart {
          ForEach(sales) { sale in
            BarMark(
              x: .value("Day", sale.day, unit: .day), y: .value("Amount", sale.amount),
              width: .ratio(0.6)
            )
            .foregroundStyle(by: .value("Kind", sale.kind))
            .opacity(selectedDay == nil || sale.day == selectedDay ? 1 : 0.3)
            .cornerRadius(3)
            .accessibilityLabel(sale.day.formatted(date: .complete, time: .omitted))
            .accessibilityValue("\(sale.amount) sold")
          }
          if let selectedDay {
            RuleMark(x: .value("Selected", selectedDay, unit: .day))
              .foregroundStyle(Color.gray.opacity(0.3))
              .offset(yStart: -10)
              .zIndex(-1)
              .annotation(
                position: .top, spacing: 0,
                overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) { Text(selectedDay, format: .dateTime.day().month()).padding(6) }
          }
        }
        .chartXSelection(value: $selectedDay)
        .chartXSelection(range: $selectedRange)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 30)
        .chartScrollPosition(initialX: Date.now)
        .chartScrollTargetBehavior(
          .valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
        )
        .chartForegroundStyleScale([Kind.car: Color.blue, .bike: Color.green])
        .chartLegend(position: .top, alignment: .leading, spacing: 12)
        .chartXAxis {
          AxisMarks(values: .stride(by: .month, count: 1)) { value in
            if let date = value.as(Date.self) {
              AxisValueLabel {
                VStack(alignment: .leading) {
                  Text(date, format: .dateTime.month(.abbreviated))
                  if value.index == 0 { Text(date, format: .dateTime.year()) }
                }
              }
            }
            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 3])).foregroundStyle(
              axisColor)
            AxisTick(length: .longestLabel)
          }
        }
        .chartYAxis {
          AxisMarks(preset: .extended, position: .leading, values: [0, 50, 100]) {
            AxisValueLabel(format: Decimal.FormatStyle.Percent.percent.scale(1))
          }
          AxisMarks(position: .trailing, values: .automatic(desiredCount: 3))
        }

        Chart(sales) {
          LineMark(x: .value("Day", $0.day), y: .value("Price", $0.price), series: .value("K", "a"))
            .interpolationMethod(.catmullRom)
            .symbol { Circle().fill(.red).frame(width: 6) }
            .lineStyle(.init(lineWidth: 2, lineCap: .round))
          AreaMark(
            x: .value("Day", $0.day), yStart: .value("Low", $0.price - 1),
            yEnd: .value("High", $0.price + 1)
          )
          .foregroundStyle(
            .linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXScale(range: .plotDimension(padding: 10))
        .chartYAxis(.hidden)
        .chartXAxisLabel("Day", position: .bottom, alignment: .center)
        .chartYAxisLabel { Label("Price", systemImage: "eurosign") }
        .chartPlotStyle { plotArea in
          plotArea.background(.orange.opacity(0.1)).border(.orange, width: 1)
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(
                DragGesture()
                  .onChanged { value in
                    let origin = geometry[proxy.plotAreaFrame].origin
                    let x = value.location.x - origin.x
                    if let day: Date = proxy.value(atX: x) { selectedDay = day }
                    if let (day, price) = proxy.value(
                      at: CGPoint(x: x, y: 1), as: (Date, Double).self)
                    {
                      print(day, price)
                    }
                  }
                  .onEnded { _ in selectedDay = nil })
            if let selectedDay, let x = proxy.position(forX: selectedDay),
              let frame = proxy.plotFrame
            {
              Rectangle().frame(width: 1, height: geometry[frame].height).offset(x: x)
            }
          }
        }

        Chart(Kind.allCases, id: \.self) { kind in
          SectorMark(
            angle: .value("Count", kind == .car ? 3 : 4), innerRadius: .ratio(0.6),
            outerRadius: .inset(8),
            angularInset: 1.5
          )
          .foregroundStyle(by: .value("Kind", kind.rawValue))
        }
        .chartAngleSelection(value: $selectedAngle)
        .chartLegend(.hidden)
        .chartForegroundStyleScale(domain: ["car", "bike"], range: [Color.red, Color.blue])

        Chart {
          ForEach(0..<10, id: \.self) { index in
            PointMark(x: .value("X", Double(index)), y: .value("Y", Double(index * index)))
              .symbol(by: .value("Size", index > 3 ? Size.large : .small))
              .symbolSize(by: .value("Weight", index))
              .foregroundStyle(index > 3 ? .red : .blue)
          }
          RectangleMark(
            xStart: .value("a", 1.0), xEnd: .value("b", 2.0), yStart: .value("c", 1.0),
            yEnd: .value("d", 2.0))
          RuleMark(xStart: .value("a", 1.0), xEnd: .value("b", 3.0), y: .value("c", 4.0))
        }
        .chartYScale(domain: 1...100, type: .log)
        .chartXScale(domain: [0, 10])
        .chartSymbolScale(domain: [Size.small, .large], range: [.circle, .square])
        .chartXAxis(.hidden)
      }
    }
  }

  struct Threshold: ChartContent {
    let value: Double
    var body: some ChartContent {
      RuleMark(y: .value("Threshold", value))
        .lineStyle(StrokeStyle(dash: [4]))
        .annotation(alignment: .trailing) { Text("Limit") }
    }
  }

  @ChartContentBuilder
  static func marks(_ isArea: Bool) -> some ChartContent {
    if isArea {
      AreaMark(x: .value("x", 1), y: .value("y", 2), stacking: .center)
    } else {
      LineMark(x: .value("x", 1), y: .value("y", 2))
    }
    Threshold(value: 4)
  }

  static func bins(_ numbers: [Double]) -> some View {
    let bins = NumberBins(data: numbers, desiredCount: 8)
    return Chart(bins.indices, id: \.self) { index in
      BarMark(x: .value("Bin", bins[index]), y: .value("Count", index))
    }
  }
}
