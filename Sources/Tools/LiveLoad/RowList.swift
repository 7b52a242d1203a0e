import AppServer
import Combine
import Foundation
import ViewTree

/// The headline that all pages of views show.
@MainActor
final class RowModel: ObservableObject {
  @Published var headline = "Hello"
}

/// Twenty rows below a headline.
struct RowList: View {
  @ObservedObject var model: RowModel
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: model.headline).font(.title)
      Button("toggle") { isOn.toggle() }
      ForEach(0..<20, id: \.self) { row in
        HStack {
          Text(verbatim: "Row \(row)").font(.headline)
          Spacer()
          if isOn { Text(verbatim: "on").foregroundColor(.secondary) }
        }
      }
    }
    .padding()
  }
}

extension RowModel {
  static let shared = RowModel()
}

/// The same below a headline that several servers share.
struct SharedRows: View {
  static let headline = SharedValue("headline", "Hello")

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: Self.headline.value).font(.title)
      ForEach(0..<20, id: \.self) { row in
        Text(verbatim: "Row \(row)").font(.headline)
      }
    }
    .padding()
  }
}
