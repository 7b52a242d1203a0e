import Foundation
import ViewTree

/// Stands views in lines, and begins a new one where a view finds no room.
private struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = places(proposal.width ?? .infinity, subviews)
    return rows.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = places(bounds.width, subviews)
    for (place, subview) in zip(rows.places, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, places: [CGPoint]) {
    var places: [CGPoint] = []
    var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += line + spacing
        line = 0
      }
      places.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      widest = max(widest, x - spacing)
      line = max(line, size.height)
    }
    return (CGSize(width: widest, height: y + line), places)
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    dimensions[VerticalAlignment.center]
  }
}

extension AppView {
  static let placed: [AppView] = [
    AppView(
      "badge",
      narrow: ["bell": "175 380 40 40", "badge": "203 372 20 20"],
      wide: ["bell": "620 380 40 40", "badge": "648 372 20 20"]
    ) {
      Color.gray.frame(width: 40, height: 40).id(as: "bell")
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).id(as: "badge").offset(x: 8, y: -8)
        }
    },
    AppView(
      "badge-by-guide",
      narrow: ["box": "95 375 200 50", "badge": "180 360 30 30"],
      wide: ["badge": "625 360 30 30"]
    ) {
      Color.gray.frame(width: 200, height: 50).id(as: "box")
        .overlay(alignment: .top) {
          Circle().frame(width: 30, height: 30).id(as: "badge")
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
    },
    AppView(
      "progress",
      narrow: ["track": "16 396 358 8", "bar": "16 396 215 8"],
      wide: ["track": "16 396 1248 8", "bar": "16 396 749 8"]
    ) {
      GeometryReader { reader in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray).id(as: "track")
          Capsule().fill(.blue).frame(width: reader.size.width * 0.6).id(as: "bar")
        }
      }
      .frame(height: 8)
      .padding(.horizontal)
    },
    AppView(
      "thirds",
      narrow: ["left": "0 0 117 800", "right": "117 0 273 800"],
      wide: ["left": "0 0 384 800", "right": "384 0 896 800"]
    ) {
      GeometryReader { reader in
        HStack(spacing: 0) {
          Color.red.frame(width: reader.size.width * 0.3).id(as: "left")
          Color.blue.id(as: "right")
        }
      }
    },
    AppView(
      "reader-in-column",
      narrow: ["top": "0 0 390 375", "fixed": "0 375 390 50", "bottom": "0 425 390 375"],
      wide: ["fixed": "0 375 1280 50"]
    ) {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.red.id(as: "top") }
        Color.blue.frame(height: 50).id(as: "fixed")
        GeometryReader { _ in Color.green.id(as: "bottom") }
      }
    },
    AppView(
      "fits",
      narrow: ["column": "95 340 200 60"]
    ) {
      ViewThatFits {
        HStack(spacing: 0) {
          Color.red.frame(width: 200, height: 60).id(as: "row")
          Color.blue.frame(width: 200, height: 60)
        }
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 60).id(as: "column")
          Color.blue.frame(width: 200, height: 60)
        }
      }
    },
    AppView(
      "flow",
      narrow: ["t0": "- - 100 30", "t2": "- - 100 30"], wide: [:]
    ) {
      Flow {
        ForEach(0..<8) { index in
          Color.teal.frame(width: 100, height: 30).id(as: "t\(index)")
        }
      }
    },
    AppView(
      "guides",
      narrow: ["a": "145 360 50 40", "b": "195 400 50 40"],
      wide: ["a": "590 360 50 40", "b": "640 400 50 40"]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 40).id(as: "a")
          .alignmentGuide(.leading) { $0[.trailing] }
        Color.blue.frame(width: 50, height: 40).id(as: "b")
      }
    },
    AppView(
      "own-alignment",
      narrow: ["a": "145 360 50 80", "b": "195 370 50 30"],
      wide: ["a": "590 360 50 80", "b": "640 370 50 30"]
    ) {
      HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
        Color.red.frame(width: 50, height: 80).id(as: "a")
          .alignmentGuide(VerticalAlignment(Middle.self)) { _ in 20 }
        Color.blue.frame(width: 50, height: 30).id(as: "b")
          .alignmentGuide(VerticalAlignment(Middle.self)) { _ in 10 }
      }
      .frame(height: 90)
    },
    AppView(
      "position",
      narrow: ["dot": "90 190 20 20", "moved": "195 410 20 20"],
      wide: ["dot": "90 190 20 20", "moved": "640 410 20 20"]
    ) {
      ZStack {
        Color.yellow
        Circle().frame(width: 20, height: 20).id(as: "dot").position(x: 100, y: 200)
        Circle().frame(width: 20, height: 20).id(as: "moved").offset(x: 10, y: 20)
      }
    },
    AppView(
      "onboarding",
      narrow: ["picture": "95 - 200 200", "button": "16 - 358 50"],
      wide: ["button": "16 - 1248 50"]
    ) {
      VStack(spacing: 16) {
        Spacer()
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 200, height: 200)
          .id(as: "picture")
        Text("Welcome").font(.largeTitle)
        Text(longText).multilineTextAlignment(.center)
        Spacer()
        Color.blue.frame(height: 50).clipShape(Capsule()).id(as: "button")
      }
      .padding()
    },
    AppView(
      "floating-button",
      narrow: ["button": "318 728 56 56"], wide: ["button": "1208 728 56 56"]
    ) {
      ZStack(alignment: .bottomTrailing) {
        ScrollView { Color.green.frame(height: 2000) }
        Circle().fill(.blue).frame(width: 56, height: 56).id(as: "button").padding()
      }
    },
    AppView(
      "spaced",
      narrow: ["a": "0 341 390 40", "b": "0 409 390 50"],
      wide: ["a": "0 341 1280 40"]
    ) {
      VStack {
        Color.red.frame(height: 40).id(as: "a")
        Spacer().frame(height: 12)
        Color.blue.frame(height: 50).id(as: "b")
      }
    },
    AppView(
      "bars",
      narrow: ["b0": "16 430 46 20", "b5": "328 330 46 120"],
      wide: ["b0": "16 430 195 20", "b5": "1069 330 195 120"]
    ) {
      HStack(alignment: .bottom, spacing: 16) {
        ForEach(0..<6) { index in
          RoundedRectangle(cornerRadius: 4).fill(.blue).frame(height: CGFloat(index + 1) * 20)
            .id(as: "b\(index)")
        }
      }
      .frame(height: 100, alignment: .bottom)
      .padding(.horizontal)
    },
  ]
}
