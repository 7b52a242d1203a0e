import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(width: proposal.width ?? .infinity, subviews)
    let width = rows.map { $0.map(\.frame.maxX).max() ?? 0 }.max() ?? 0
    let height = rows.last?.map(\.frame.maxY).max() ?? 0
    return CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for item in arrange(width: bounds.width, subviews).joined() {
      subviews[item.index].place(
        at: CGPoint(x: bounds.minX + item.frame.minX, y: bounds.minY + item.frame.minY),
        proposal: ProposedViewSize(item.frame.size))
    }
  }

  private func arrange(width: CGFloat, _ subviews: Subviews) -> [[(index: Int, frame: CGRect)]] {
    var rows: [[(index: Int, frame: CGRect)]] = [[]]
    var origin = CGPoint.zero
    var height: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if origin.x + size.width > width, !rows[rows.count - 1].isEmpty {
        origin = CGPoint(x: 0, y: origin.y + height + spacing)
        height = 0
        rows.append([])
      }
      rows[rows.count - 1].append((index, CGRect(origin: origin, size: size)))
      origin.x += size.width + spacing
      height = max(height, size.height)
    }
    return rows
  }
}

struct PlanView: View {
  @State private var days = [
    "Monday": ["Push"], "Wednesday": ["Pull"], "Friday": ["Legs", "Core"],
  ]
  @State private var tags: Set<String> = ["Strength"]
  @State private var isWide = false
  @State private var goal = 3
  @State private var start = WorkoutStore.day(0)
  private let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private let allTags = [
    "Strength", "Endurance", "Mobility", "Balance", "Speed", "Recovery", "Fun",
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          rings
          Text("Focus").font(.title2.bold())
          FlowLayout {
            ForEach(allTags, id: \.self) { tag in
              let isOn = tags.contains(tag)
              Text(tag)
                .padding(.horizontal, 12).padding(.vertical, 6)
                .background(isOn ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
                .foregroundStyle(isOn ? .white : .primary)
                .onTapGesture { withAnimation { if tags.remove(tag) == nil { tags.insert(tag) } } }
                .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
            }
          }
          Stepper("Goal: \(goal) a week", value: $goal, in: 1...7)
          DatePicker("Starts", selection: $start, displayedComponents: .date)
          Text("Week").font(.title2.bold())
          ForEach(names, id: \.self) { name in
            DayRow(name: name, items: days[name] ?? []) { item in
              withAnimation {
                for key in days.keys { days[key]?.removeAll { $0 == item } }
                days[name, default: []].append(item)
              }
            }
          }
        }
        .padding()
      }
      .navigationTitle("Plan")
    }
  }

  private var rings: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(ZStackLayout())
    return layout {
      ForEach(0..<3) { ring in
        Circle()
          .trim(from: 0, to: min(1, Double(goal) / 7 + Double(ring) * 0.1))
          .stroke(
            [Color.red, .green, .cyan][ring].gradient,
            style: StrokeStyle(lineWidth: 12, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .frame(width: isWide ? 70 : 140 - CGFloat(ring) * 32)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 160)
    .contentShape(.rect)
    .onTapGesture { withAnimation(.bouncy(duration: 0.6)) { isWide.toggle() } }
    .accessibilityElement()
    .accessibilityLabel("Rings")
    .accessibilityValue("\(goal) of 7")
  }
}

struct DayRow: View {
  var name: String
  var items: [String]
  var onDrop: (String) -> Void
  @State private var isTargeted = false

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(name).frame(width: 110, alignment: .leading)
      if items.isEmpty {
        Text("Rest").foregroundStyle(.secondary)
      } else {
        ForEach(items, id: \.self) { item in
          Text(item)
            .padding(.horizontal, 10).padding(.vertical, 4)
            .background(.mint.opacity(0.3), in: .rect(cornerRadius: 6))
            .draggable(item)
        }
      }
      Spacer()
    }
    .padding(10)
    .background(isTargeted ? Color.mint.opacity(0.15) : Color(uiColor: .secondarySystemBackground))
    .clipShape(.rect(cornerRadius: 10))
    .dropDestination(for: String.self) { dropped, _ in
      dropped.forEach(onDrop)
      return !dropped.isEmpty
    } isTargeted: {
      isTargeted = $0
    }
  }
}
