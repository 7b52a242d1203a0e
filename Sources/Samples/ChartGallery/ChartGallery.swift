import Charts
import SwiftUI

/// Charts of each kind, as people write them.
public struct ChartGallery: View {
  public init() {}

  public var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 330), spacing: 24)], spacing: 24) {
        GalleryItem("Bars") { ToyBars() }
        GalleryItem("Stacked bars") { StackedBars() }
        GalleryItem("Grouped bars") { GroupedBars() }
        GalleryItem("Horizontal bars") { HorizontalBars() }
        GalleryItem("Gains and losses") { Gains() }
        GalleryItem("Lines") { CityLines() }
        GalleryItem("Smooth line and area") { SmoothArea() }
        GalleryItem("Stacked areas") { StackedAreas() }
        GalleryItem("Points") { Penguins() }
        GalleryItem("Range and average") { HeartRates() }
        GalleryItem("Heat map") { HeatMap() }
        GalleryItem("Ring") { SalesRing() }
        GalleryItem("Logarithm") { LogLine() }
        GalleryItem("No data") { Chart {} }
      }
      .padding()
    }
  }
}

struct GalleryItem<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content.frame(height: 220)
    }
  }
}

struct ToyShape: Identifiable {
  let type: String
  let color: String
  let count: Double
  var id: String { type + color }

  static let all: [ToyShape] = [
    ToyShape(type: "Cube", color: "Green", count: 2),
    ToyShape(type: "Sphere", color: "Green", count: 0),
    ToyShape(type: "Pyramid", color: "Green", count: 1),
    ToyShape(type: "Cube", color: "Purple", count: 1),
    ToyShape(type: "Sphere", color: "Purple", count: 1),
    ToyShape(type: "Pyramid", color: "Purple", count: 1),
    ToyShape(type: "Cube", color: "Pink", count: 1),
    ToyShape(type: "Sphere", color: "Pink", count: 2),
    ToyShape(type: "Pyramid", color: "Pink", count: 0),
  ]
}

struct ToyBars: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Shape Type", "Cube"), y: .value("Total Count", 5))
      BarMark(x: .value("Shape Type", "Sphere"), y: .value("Total Count", 4))
      BarMark(x: .value("Shape Type", "Pyramid"), y: .value("Total Count", 4))
    }
  }
}

struct StackedBars: View {
  var body: some View {
    Chart(ToyShape.all) { shape in
      BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
        .foregroundStyle(by: .value("Shape Color", shape.color))
    }
    .chartForegroundStyleScale(["Green": Color.green, "Purple": .purple, "Pink": .pink])
  }
}

struct GroupedBars: View {
  var body: some View {
    Chart(ToyShape.all) { shape in
      BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
        .foregroundStyle(by: .value("Shape Color", shape.color))
        .position(by: .value("Shape Color", shape.color))
        .cornerRadius(4)
        .annotation(position: .top) { Text("\(Int(shape.count))").font(.caption2) }
    }
  }
}

struct HorizontalBars: View {
  let sales = [
    ("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654),
    ("American", 618),
  ]
  var body: some View {
    Chart(sales, id: \.0) { name, count in
      BarMark(x: .value("Sales", count), y: .value("Name", name))
        .foregroundStyle(.blue.gradient)
        .annotation(position: .trailing) { Text("\(count)").font(.caption2) }
    }
    .chartXAxis(.hidden)
  }
}

struct Gains: View {
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  let profit: [Double] = [12, 3, -7, -12, 4, 9, 14, 2, -3, 6, 8, 11]
  var body: some View {
    Chart {
      ForEach(0..<12) { index in
        BarMark(x: .value("Month", months[index]), y: .value("Profit", profit[index]))
          .foregroundStyle(profit[index] < 0 ? .red : .green)
      }
      RuleMark(y: .value("Target", 5))
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
        .annotation(position: .top, alignment: .leading) {
          Text("Target").font(.caption).foregroundStyle(.orange)
        }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel {
          if let number = value.as(Double.self) { Text("\(Int(number))k") }
        }
      }
    }
  }
}

struct Weather: Identifiable {
  let city: String
  let date: Date
  let hours: Double
  var id: String { "\(city)\(date)" }

  static let all: [Weather] = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let hours: [(String, [Double])] = [
      ("Cupertino", [6.2, 6.9, 7.8, 9.4, 10.8, 12.1, 12.3, 11.4, 10.2, 8.6, 7, 6]),
      ("Seattle", [2.1, 3.2, 4.7, 6.6, 8.3, 8.7, 10.2, 9.1, 7.3, 4.4, 2.5, 1.8]),
    ]
    return hours.flatMap { city, values in
      values.enumerated().map { index, value in
        Weather(
          city: city,
          date: calendar.date(from: DateComponents(year: 2021, month: index + 1, day: 1))!,
          hours: value)
      }
    }
  }()
}

struct CityLines: View {
  var body: some View {
    Chart(Weather.all) {
      LineMark(x: .value("Month", $0.date), y: .value("Hours of Sunshine", $0.hours))
        .foregroundStyle(by: .value("City", $0.city))
        .symbol(by: .value("City", $0.city))
    }
    .chartYAxisLabel("Hours")
  }
}

struct SmoothArea: View {
  var body: some View {
    Chart(Weather.all.filter { $0.city == "Seattle" }) { item in
      AreaMark(x: .value("Month", item.date), y: .value("Hours", item.hours))
        .interpolationMethod(.catmullRom)
        .foregroundStyle(
          LinearGradient(
            colors: [.blue.opacity(0.5), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Month", item.date), y: .value("Hours", item.hours))
        .interpolationMethod(.catmullRom)
        .lineStyle(StrokeStyle(lineWidth: 3))
        .symbol(.circle)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
      }
    }
  }
}

struct StackedAreas: View {
  var body: some View {
    Chart(Weather.all) {
      AreaMark(
        x: .value("Month", $0.date), y: .value("Hours", $0.hours), stacking: .normalized
      )
      .foregroundStyle(by: .value("City", $0.city))
    }
    .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
  }
}

struct Penguins: View {
  let points: [(String, Double, Double)] = (0..<60).map { index in
    let kind = ["Adélie", "Chinstrap", "Gentoo"][index % 3]
    let base = [38.0, 48, 47][index % 3]
    let x = base + Double((index * 7919) % 100) / 14
    return (kind, x, 15 + Double((index * 104_729) % 100) / 20 + Double(index % 3))
  }
  var body: some View {
    Chart {
      ForEach(Array(points.enumerated()), id: \.offset) { _, point in
        PointMark(x: .value("Bill", point.1), y: .value("Depth", point.2))
          .foregroundStyle(by: .value("Species", point.0))
          .symbol(by: .value("Species", point.0))
      }
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxisLabel("Bill length (mm)")
    .chartYAxisLabel("Depth (mm)")
  }
}

struct HeartRates: View {
  var body: some View {
    Chart {
      ForEach(0..<7) { day in
        let date = Weather.all[0].date.addingTimeInterval(Double(day) * 86_400)
        BarMark(
          x: .value("Day", date, unit: .day), yStart: .value("Low", 52 + day * 3 % 7),
          yEnd: .value("High", 140 - day * 11 % 37), width: .fixed(8)
        )
        .clipShape(Capsule())
      }
      RuleMark(y: .value("Average", 92)).foregroundStyle(.red)
        .annotation(position: .top, alignment: .trailing) { Text("92").font(.caption) }
    }
    .chartYScale(domain: 40...160)
  }
}

struct HeatMap: View {
  var body: some View {
    Chart {
      ForEach(0..<35) { index in
        RectangleMark(
          x: .value("Predicted", "P\(index % 7)"), y: .value("Actual", "A\(index / 7)")
        )
        .foregroundStyle(by: .value("Count", (index * 37) % 50))
      }
    }
  }
}

struct SalesRing: View {
  let sales = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753)]
  var body: some View {
    Chart(sales, id: \.0) { name, count in
      SectorMark(
        angle: .value("Sales", count), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Name", name))
      .annotation(position: .overlay) { Text("\(count)").font(.caption2).foregroundStyle(.white) }
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        let frame = geometry[proxy.plotFrame!]
        VStack {
          Text("Most sold").font(.callout).foregroundStyle(.secondary); Text("Cachapa").bold()
        }
        .position(x: frame.midX, y: frame.midY)
      }
    }
  }
}

struct LogLine: View {
  var body: some View {
    Chart {
      ForEach(0..<20) { index in
        LineMark(x: .value("Step", index), y: .value("Cases", pow(1.9, Double(index))))
          .interpolationMethod(.monotone)
      }
    }
    .chartYScale(type: .log)
  }
}
