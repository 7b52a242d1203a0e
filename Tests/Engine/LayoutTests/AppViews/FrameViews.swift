import Foundation
import ViewTree

extension AppView {
  static let frames: [AppView] = [
    AppView(
      "equal-width-buttons",
      narrow: ["a": "- 345 - 54", "b": "- 399 - 54"], wide: ["a": "- 345 - 54"]
    ) {
      VStack(spacing: 0) {
        Text("OK").padding().frame(maxWidth: .infinity).background(.red).id(as: "a")
        Text("Cancel it all").padding().frame(maxWidth: .infinity).background(.blue).id(as: "b")
      }
      .fixedSize(horizontal: true, vertical: false)
    },
    AppView(
      "equal-heights-in-scroll",
      narrow: ["a": "0 0 191 200", "line": "0 0 191 200", "c": "199 0 191 200"], wide: [:]
    ) {
      ScrollView {
        HStack(alignment: .top) {
          VStack {
            Text("Title")
            Spacer()
            Text("End")
          }
          .padding()
          .frame(maxWidth: .infinity)
          .background(Color.gray.id(as: "line"))
          .id(as: "a")
          Color.red.frame(height: 200).id(as: "c")
        }
      }
    },
    AppView(
      "minimum-height",
      narrow: ["small": "0 300 390 100", "large": "0 400 390 100"], wide: [:]
    ) {
      VStack(spacing: 0) {
        Text("few").frame(maxWidth: .infinity, minHeight: 100).background(.yellow).id(as: "small")
        Color.red.frame(height: 20).frame(minHeight: 100).id(as: "large")
      }
    },
    AppView(
      "minimum-beside-flexible",
      narrow: ["a": "0 0 140 800", "b": "140 0 250 800"],
      wide: ["a": "0 0 640 800", "b": "640 0 640 800"]
    ) {
      HStack(spacing: 0) {
        Color.red.id(as: "a")
        Color.blue.frame(minWidth: 250).id(as: "b")
      }
    },
    AppView(
      "maximum-width-button",
      narrow: ["button": "35 375 320 50"], wide: ["button": "480 375 320 50"]
    ) {
      Text("Sign in").frame(maxWidth: 320).padding(.horizontal, 0).frame(height: 50)
        .background(.blue).id(as: "button").padding(.horizontal)
        .frame(maxWidth: .infinity)
    },
    AppView(
      "sidebar",
      narrow: ["side": "0 0 300 800", "rest": "301 0 89 800"],
      wide: ["side": "0 0 300 800", "rest": "301 0 979 800"]
    ) {
      HStack(spacing: 0) {
        Color.gray.frame(minWidth: 200, maxWidth: 300).id(as: "side")
        Divider()
        Color.white.frame(maxWidth: .infinity).id(as: "rest").layoutPriority(-1)
      }
    },
    AppView(
      "corner",
      narrow: ["a": "374 784 16 16"], wide: ["a": "1264 784 16 16"]
    ) {
      Color.red.frame(width: 16, height: 16).id(as: "a")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    AppView(
      "priority-sizes-zstack",
      narrow: ["a": "135 370 120 60", "b": "175 385 40 30", "frame": "175 385 40 30"], wide: [:]
    ) {
      ZStack {
        Color.green.frame(width: 120, height: 60).id(as: "a")
        Color.blue.frame(width: 40, height: 30).id(as: "b").layoutPriority(1)
      }
      .overlay { Color.clear.id(as: "frame") }
    },
    AppView(
      "two-columns-with-priority",
      narrow: ["a": "0 0 382 800", "b": "390 0 0 800"], wide: [:]
    ) {
      HStack {
        Color.red.layoutPriority(1).id(as: "a")
        Color.blue.id(as: "b")
      }
    },
    AppView(
      "stretching-background",
      narrow: ["panel": "16 - 358 -", "shade": "16 - 358 -"], wide: ["panel": "16 - 1248 -"]
    ) {
      VStack(alignment: .leading) {
        ForEach(0..<3) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Image(systemName: "checkmark")
          }
          .padding(.vertical, 8)
          Divider()
        }
      }
      .padding()
      .background { RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.2)).id(as: "shade") }
      .id(as: "panel")
      .padding(.horizontal)
    },
    AppView(
      "nested-reader",
      narrow: ["bar": "16 100 179 20"], wide: ["bar": "16 100 624 20"]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: 100)
        GeometryReader { reader in
          Color.red.frame(width: reader.size.width / 2, height: 20).id(as: "bar")
        }
        .padding(.horizontal)
      }
    },
    AppView(
      "reader-ring",
      narrow: ["ring": "95 300 200 200", "middle": "- - - -"], wide: ["ring": "540 300 200 200"]
    ) {
      ZStack {
        Circle().stroke(.gray, lineWidth: 12)
        Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 12).rotationEffect(.degrees(-90))
          .id(as: "ring")
        VStack {
          Text("70 %").font(.title).id(as: "middle")
          Text("done").font(.caption)
        }
      }
      .frame(width: 200, height: 200)
    },
  ]
}
