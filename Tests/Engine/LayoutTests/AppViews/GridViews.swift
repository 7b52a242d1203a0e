import Foundation
import ViewTree

extension AppView {
  static let grids: [AppView] = [
    AppView(
      "adaptive-squares",
      narrow: ["c0": "0 0 125 125", "c1": "133 0 125 125", "c3": "0 133 125 125"],
      wide: ["c0": "0 0 109 109", "c10": "1171 0 109 109", "c11": "0 117 109 109"]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(0..<24) { index in
            Color.blue.aspectRatio(1, contentMode: .fit).id(as: "c\(index)")
          }
        }
      }
    },
    AppView(
      "photo-grid",
      narrow: ["p0": "0 0 129 129", "p1": "131 0 129 129", "p3": "0 131 129 129"],
      wide: ["p0": "0 0 425 425", "p1": "427 0 425 425", "p3": "0 427 425 425"]
    ) {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
        ) {
          ForEach(0..<9) { index in
            Color.clear.aspectRatio(1, contentMode: .fit)
              .overlay { samplePicture.resizable().scaledToFill() }
              .clipped()
              .id(as: "p\(index)")
          }
        }
      }
    },
    AppView(
      "reader-grid",
      narrow: ["p0": "16 0 171 100", "p1": "203 0 171 100", "p2": "16 116 171 100"],
      wide: ["p0": "16 0 616 100", "p1": "648 0 616 100"]
    ) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 16
        ) {
          ForEach(0..<6) { index in
            VStack {
              Image(systemName: "heart.fill").font(.title)
              Text("Item \(index)")
            }
            .frame(maxWidth: .infinity, minHeight: 100)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
            .id(as: "p\(index)")
          }
        }
        .padding(.horizontal)
      }
    },
    AppView(
      "mixed-columns",
      narrow: ["a": "0 - 80 40", "b": "88 - 147 40", "c": "243 - 147 40"],
      wide: ["a": "0 - 80 40", "b": "88 - 592 40", "c": "688 - 592 40"]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.flexible())]) {
        Color.red.frame(height: 40).id(as: "a")
        Color.green.frame(height: 40).id(as: "b")
        Color.blue.frame(height: 40).id(as: "c")
      }
    },
    AppView(
      "horizontal-grid",
      narrow: ["a": "0 316 120 80", "b": "0 404 120 80", "c": "128 316 120 80"],
      wide: ["a": "0 316 120 80", "c": "128 316 120 80"]
    ) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
          Color.red.frame(width: 120).id(as: "a")
          Color.green.frame(width: 120).id(as: "b")
          Color.blue.frame(width: 120).id(as: "c")
        }
      }
    },
    AppView(
      "grid-spans",
      narrow: [
        "a": "131 340 60 40", "b": "199 340 60 40", "wide": "131 388 128 30", "c": "131 426 60 34",
      ],
      wide: ["a": "576 340 60 40", "wide": "576 388 128 30"]
    ) {
      Grid {
        GridRow {
          Color.red.frame(width: 60, height: 40).id(as: "a")
          Color.green.frame(width: 60, height: 40).id(as: "b")
        }
        GridRow {
          Color.blue.frame(height: 30).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
            .id(as: "wide")
        }
        GridRow {
          Color.orange.frame(width: 60, height: 34).id(as: "c")
        }
      }
    },
    AppView(
      "grid-fills",
      narrow: ["a": "0 366 191 20", "b": "199 366 191 60", "line": "0 434 390 1"],
      wide: ["a": "0 366 636 20", "b": "644 366 636 60"]
    ) {
      Grid {
        GridRow(alignment: .top) {
          Color.red.frame(height: 20).id(as: "a")
          Color.green.frame(height: 60).id(as: "b")
        }
        Divider().id(as: "line")
      }
    },
    AppView(
      "settings-grid",
      narrow: ["field": "- - - 30"], wide: [:]
    ) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Color.gray.frame(width: 120, height: 30).id(as: "field")
        }
        GridRow {
          Text("Address")
          Text("a street, a town")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    },
    AppView(
      "square-cards-two-columns",
      narrow: ["card0": "16 - 175 -", "pic0": "16 - 175 175", "card1": "199 - 175 -"],
      wide: ["pic0": "16 - 620 620"]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<4) { index in
            VStack(alignment: .leading) {
              samplePicture.resizable().scaledToFill()
                .frame(minWidth: 0, maxWidth: .infinity).aspectRatio(1, contentMode: .fit)
                .clipped().id(as: "pic\(index)")
              Text("Name").lineLimit(1)
              Text("$10").font(.caption)
            }
            .id(as: "card\(index)")
          }
        }
        .padding()
      }
    },
  ]
}
