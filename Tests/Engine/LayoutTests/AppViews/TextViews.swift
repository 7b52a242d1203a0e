import Foundation
import ViewTree

extension AppView {
  static let texts: [AppView] = [
    AppView(
      "two-lines-then-more",
      narrow: ["text": "16 - 358 44", "more": "16 - - 22"], wide: [:]
    ) {
      VStack(alignment: .leading) {
        Text(longText).lineLimit(2).id(as: "text")
        Text("More").foregroundStyle(.tint).id(as: "more")
      }
      .padding(.horizontal)
    },
    AppView(
      "bounded-card",
      narrow: ["card": "45 325 300 150", "text": "61 - 268 -"], wide: ["card": "490 325 300 150"]
    ) {
      VStack(alignment: .leading) {
        Text("Title").font(.headline)
        Text(longText + longText).id(as: "text")
      }
      .padding()
      .frame(width: 300, height: 150)
      .background(.quaternary)
      .id(as: "card")
    },
    AppView(
      "limit-and-reserve",
      narrow: ["text": "- - - 66"], wide: ["text": "- - - 66"]
    ) {
      Text("short").lineLimit(3, reservesSpace: true).id(as: "text")
    },
    AppView(
      "long-title-row",
      narrow: ["title": "16 - 302 22", "end": "326 390 48 20"], wide: ["end": "1216 390 48 20"]
    ) {
      HStack {
        Text(longText).lineLimit(1).truncationMode(.middle).id(as: "title")
        Color.gray.frame(width: 48, height: 20).id(as: "end")
      }
      .padding(.horizontal)
    },
    AppView(
      "label-and-value",
      narrow: ["value": "- - - 22"], wide: ["value": "- - - 22"]
    ) {
      HStack {
        Text("Label")
        Spacer()
        Text(longText).lineLimit(1).foregroundStyle(.secondary).id(as: "value")
      }
      .padding(.horizontal)
    },
    AppView(
      "centred-lines",
      narrow: ["text": "32 - 326 -"], wide: [:]
    ) {
      Text(longText).multilineTextAlignment(.center).frame(maxWidth: .infinity).id(as: "text")
        .padding(.horizontal, 32)
    },
    AppView(
      "badge-capsule",
      narrow: ["badge": "- - - 24", "name": "- - - 22"], wide: [:]
    ) {
      HStack {
        Text("Inbox").id(as: "name")
        Text("12").font(.caption).padding(.horizontal, 8).padding(.vertical, 4)
          .background(.red, in: Capsule()).id(as: "badge")
      }
    },
    AppView(
      "mirrored-row",
      narrow: ["first": "354 390 20 20", "second": "16 390 20 20"],
      wide: ["first": "1244 390 20 20", "second": "16 390 20 20"]
    ) {
      HStack {
        Color.red.frame(width: 20, height: 20).id(as: "first")
        Spacer()
        Color.blue.frame(width: 20, height: 20).id(as: "second")
      }
      .padding(.horizontal)
      .environment(\.layoutDirection, .rightToLeft)
    },
    AppView(
      "mirrored-part",
      narrow: ["plain": "16 - 20 20", "turned": "344 - 20 20", "badge": "0 - 10 10"],
      wide: ["plain": "16 - 20 20", "turned": "1234 - 20 20"]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 20).id(as: "plain").padding(.leading)
        VStack(alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 20, height: 20).id(as: "turned").padding(.leading, 26)
          Color.green.frame(height: 40)
            .overlay(alignment: .topTrailing) {
              Color.black.frame(width: 10, height: 10).id(as: "badge")
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    },
    AppView(
      "arabic-locale",
      narrow: ["first": "354 390 20 20"], wide: ["first": "1244 390 20 20"]
    ) {
      HStack {
        Color.red.frame(width: 20, height: 20).id(as: "first")
        Spacer()
        Text("نص")
      }
      .padding(.horizontal)
      .environment(\.locale, Locale(identifier: "ar"))
      .environment(\.layoutDirection, .rightToLeft)
    },
    AppView(
      "guide-shifts-text",
      narrow: ["a": "16 - 100 30", "b": "36 - 100 30"], wide: ["a": "16 - 100 30"]
    ) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 100, height: 30).id(as: "a")
        Color.blue.frame(width: 100, height: 30).id(as: "b")
          .alignmentGuide(.leading) { _ in -20 }
        Text(longText)
      }
      .padding(.horizontal)
    },
    AppView(
      "guide-of-another-alignment",
      narrow: ["a": "145 370 100 30", "b": "145 400 100 30"], wide: ["a": "590 370 100 30"]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 30).id(as: "a")
          .alignmentGuide(.leading) { _ in -20 }
        Color.blue.frame(width: 100, height: 30).id(as: "b")
      }
    },
  ]
}
