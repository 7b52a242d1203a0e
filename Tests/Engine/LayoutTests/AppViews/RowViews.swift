import Foundation
import ViewTree

extension AppView {
  static let rows: [AppView] = [
    AppView(
      "contact",
      narrow: ["icon": "16 380 40 40", "name": "68 - - 22", "chevron": "- - - -"],
      wide: ["icon": "16 380 40 40", "name": "68 - - 22"]
    ) {
      HStack(spacing: 12) {
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 40, height: 40)
          .id(as: "icon")
        VStack(alignment: .leading) {
          Text("Name").font(.headline).id(as: "name")
          Text("Subtitle").font(.subheadline)
        }
        Spacer()
        Text("12:30").font(.caption)
        Image(systemName: "chevron.right").id(as: "chevron")
      }
      .padding(.horizontal)
    },
    AppView(
      "thumbnail",
      narrow: ["square": "16 360 80 80", "text": "104 - - 22", "end": "354 390 20 20"],
      wide: ["square": "16 360 80 80", "end": "1244 390 20 20"]
    ) {
      HStack {
        Color.red.aspectRatio(1, contentMode: .fit).id(as: "square")
        VStack(alignment: .leading) {
          Text("Title").id(as: "text")
          Text("Some more words that may go on and on until the row ends").lineLimit(1)
            .font(.caption)
        }
        Spacer()
        Color.gray.frame(width: 20, height: 20).id(as: "end")
      }
      .frame(height: 80)
      .padding(.horizontal)
    },
    AppView(
      "picture-row",
      narrow: ["picture": "16 - 60 60", "price": "354 390 20 20"],
      wide: ["picture": "16 - 60 60", "price": "1244 390 20 20"]
    ) {
      HStack(alignment: .center, spacing: 16) {
        samplePicture.resizable().aspectRatio(contentMode: .fill).frame(width: 60, height: 60)
          .clipShape(RoundedRectangle(cornerRadius: 8)).id(as: "picture")
        VStack(alignment: .leading, spacing: 4) {
          Text("A title that is rather long and so has two lines").font(.headline).lineLimit(2)
          Text(longText).font(.caption).lineLimit(1)
        }
        Spacer(minLength: 0)
        Color.gray.frame(width: 20, height: 20).id(as: "price")
      }
      .padding()
    },
    AppView(
      "own-bubble",
      narrow: ["short": "- - - 46", "long": "76 - 298 -"],
      wide: ["long": "76 - 1188 -"]
    ) {
      VStack(spacing: 8) {
        HStack {
          Spacer(minLength: 60)
          Text("Hi").padding(12).background(.blue, in: RoundedRectangle(cornerRadius: 16))
            .id(as: "short")
        }
        HStack {
          Spacer(minLength: 60)
          Text(longText + longText).padding(12)
            .background(.blue, in: RoundedRectangle(cornerRadius: 16)).id(as: "long")
        }
      }
      .padding(.horizontal)
    },
    AppView(
      "timeline",
      narrow: ["dot": "16 16 12 12", "line": "21 36 2 -", "text": "40 - 334 -"],
      wide: ["dot": "16 16 12 12", "line": "21 36 2 -"]
    ) {
      ScrollView {
        HStack(alignment: .top, spacing: 12) {
          VStack {
            Circle().frame(width: 12, height: 12).id(as: "dot")
            Rectangle().frame(width: 2).id(as: "line")
          }
          VStack(alignment: .leading) {
            Text("Shipped").font(.headline)
            Text(longText + longText).id(as: "text")
          }
        }
        .padding()
      }
    },
    AppView(
      "tab-bar",
      narrow: [
        "content": "0 0 390 -", "tab0": "0 - 98 -", "tab1": "98 - 98 -", "tab3": "293 - 98 -",
      ],
      wide: ["tab0": "0 - 320 -", "tab3": "960 - 320 -"]
    ) {
      VStack(spacing: 0) {
        Color.yellow.id(as: "content")
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            VStack(spacing: 4) {
              Image(systemName: "house")
              Text("Tab").font(.caption2)
            }
            .frame(maxWidth: .infinity)
            .id(as: "tab\(index)")
          }
        }
        .padding(.top, 8)
        .background(.bar)
      }
    },
    AppView(
      "two-buttons",
      narrow: ["no": "16 378 175 44", "yes": "199 378 175 44"],
      wide: ["no": "16 378 620 44", "yes": "644 378 620 44"]
    ) {
      HStack {
        Button {
        } label: {
          Text("Cancel").frame(maxWidth: .infinity, minHeight: 44).background(.gray).id(as: "no")
        }
        Button {
        } label: {
          Text("OK").frame(maxWidth: .infinity, minHeight: 44).background(.blue).id(as: "yes")
        }
      }
      .padding(.horizontal)
    },
    AppView(
      "divided-row",
      narrow: ["row": "0 378 390 44", "line": "- 378 1 44"],
      wide: ["row": "0 378 1280 44", "line": "- 378 1 44"]
    ) {
      HStack {
        Text("Left").frame(maxWidth: .infinity)
        Divider().id(as: "line")
        Text("Right").frame(maxWidth: .infinity)
      }
      .frame(height: 44)
      .id(as: "row")
    },
    AppView(
      "priority",
      narrow: ["first": "0 - - 22", "second": "- - - 22"], wide: [:]
    ) {
      HStack {
        Text("A name that may be cut off because it is too long to be shown").lineLimit(1)
          .id(as: "first")
        Text("kept as it is").lineLimit(1).layoutPriority(1).id(as: "second")
      }
    },
    AppView(
      "stars",
      narrow: ["box": "- - - -"], wide: [:]
    ) {
      HStack(spacing: 2) {
        ForEach(0..<5) { index in
          Image(systemName: index < 3 ? "star.fill" : "star").foregroundStyle(.yellow)
        }
        Text("(128)").font(.caption)
      }
      .id(as: "box")
    },
    AppView(
      "circles",
      narrow: ["c0": "83 380 40 40", "c4": "267 380 40 40"],
      wide: ["c0": "528 380 40 40", "c4": "712 380 40 40"]
    ) {
      HStack(spacing: 6) {
        ForEach(0..<5) { index in Circle().fill(.blue).id(as: "c\(index)") }
      }
      .frame(height: 40)
    },
    AppView(
      "baseline",
      narrow: ["big": "- - - 41"], wide: [:]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("$")
        Text("42").font(.largeTitle).bold().id(as: "big")
        Text("per month").font(.caption)
      }
    },
    AppView(
      "turned",
      narrow: ["left": "95 375 50 50", "right": "245 375 50 50"],
      wide: ["left": "540 375 50 50", "right": "690 375 50 50"]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).id(as: "left")
        Rectangle().frame(width: 100, height: 20).rotationEffect(.degrees(90)).scaleEffect(1.5)
        Color.red.frame(width: 50, height: 50).id(as: "right")
      }
    },
  ]
}
