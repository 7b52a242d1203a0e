import Foundation
import ViewTree

extension AppView {
  static let pictures: [AppView] = [
    AppView(
      "square-beside-column",
      narrow: ["square": "16 - 120 120", "end": "334 - 40 20"],
      wide: ["square": "16 - 120 120", "end": "1224 - 40 20"]
    ) {
      HStack(spacing: 12) {
        samplePicture.resizable().scaledToFill().frame(width: 120, height: 120).clipped()
          .id(as: "square")
        VStack(alignment: .leading, spacing: 6) {
          Text("Name").font(.headline)
          Text(longText).lineLimit(3)
          HStack {
            Text("Today")
            Spacer()
            Color.red.frame(width: 40, height: 20).id(as: "end")
          }
        }
      }
      .padding()
    },
    AppView(
      "two-squares",
      narrow: ["left": "0 304 191 191", "right": "199 304 191 191"],
      wide: ["left": "0 82 636 636", "right": "644 82 636 636"]
    ) {
      HStack {
        Color.red.aspectRatio(1, contentMode: .fit).id(as: "left")
        Color.blue.aspectRatio(1, contentMode: .fit).id(as: "right")
      }
    },
    AppView(
      "square-and-fixed",
      narrow: ["square": "141 375 50 50", "text": "199 - - 22"],
      wide: ["square": "- 375 50 50"]
    ) {
      HStack {
        RoundedRectangle(cornerRadius: 8).aspectRatio(1, contentMode: .fit).id(as: "square")
        Text("Up").frame(width: 50, alignment: .leading).id(as: "text")
      }
      .frame(height: 50)
    },
    AppView(
      "cover-of-column",
      narrow: ["cover": "45 - 300 450", "title": "- - - 28"],
      wide: ["cover": "490 - 300 450"]
    ) {
      VStack {
        Color.indigo.aspectRatio(2 / 3, contentMode: .fit).frame(width: 300).id(as: "cover")
        Text("Title").font(.title2).id(as: "title")
        Text("Author")
      }
    },
    AppView(
      "cover-fills-rest",
      narrow: ["cover": "0 79 390 585", "bar": "0 672 390 50"],
      wide: ["cover": "392 0 495 742", "bar": "0 750 1280 50"]
    ) {
      VStack {
        Color.indigo.aspectRatio(2 / 3, contentMode: .fit).id(as: "cover")
        Color.red.frame(height: 50).id(as: "bar")
      }
    },
    AppView(
      "banner-and-spacer",
      narrow: ["banner": "0 0 390 195", "end": "0 780 390 20"],
      wide: ["banner": "0 0 1280 640", "end": "0 780 1280 20"]
    ) {
      VStack(spacing: 0) {
        Color.orange.aspectRatio(2, contentMode: .fit).id(as: "banner")
        Spacer()
        Color.red.frame(height: 20).id(as: "end")
      }
    },
    AppView(
      "banner-text-spacer",
      narrow: ["banner": "0 0 390 195", "text": "16 211 - 22", "end": "0 780 390 20"],
      wide: ["banner": "0 0 1280 640", "end": "0 780 1280 20"]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        samplePicture.resizable().aspectRatio(2, contentMode: .fit).id(as: "banner")
        Text("Headline").id(as: "text").padding()
        Spacer()
        Color.red.frame(height: 20).id(as: "end")
      }
    },
    AppView(
      "avatar-with-badge",
      narrow: ["avatar": "155 360 80 80", "badge": "211 416 24 24"],
      wide: ["avatar": "600 360 80 80", "badge": "656 416 24 24"]
    ) {
      samplePicture.resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 80)
        .clipShape(Circle()).id(as: "avatar")
        .overlay(alignment: .bottomTrailing) {
          Circle().fill(.green).frame(width: 24, height: 24).id(as: "badge")
        }
    },
    AppView(
      "symbol-in-circle",
      narrow: ["symbol": "- - 24 24", "circle": "173 378 44 44"],
      wide: ["circle": "618 378 44 44"]
    ) {
      Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 24, height: 24)
        .id(as: "symbol").padding(10).background(.pink, in: Circle()).id(as: "circle")
    },
    AppView(
      "picture-limited-height",
      narrow: ["picture": "0 270 390 260"],
      wide: ["picture": "415 250 450 300"]
    ) {
      samplePicture.resizable().scaledToFit().id(as: "picture").frame(maxHeight: 300)
    },
    AppView(
      "row-of-posters",
      narrow: ["p0": "16 - 100 150", "p1": "128 - 100 150", "name0": "16 - 100 -"],
      wide: ["p0": "16 - 100 150"]
    ) {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(0..<8) { index in
            VStack(alignment: .leading) {
              Color.teal.aspectRatio(2 / 3, contentMode: .fill).frame(width: 100, height: 150)
                .cornerRadius(8).id(as: "p\(index)")
              Text("A long name of a film").font(.caption).lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading).id(as: "name\(index)")
            }
            .frame(width: 100)
          }
        }
        .padding(.horizontal)
      }
    },
    AppView(
      "posters-by-ratio",
      narrow: ["p0": "0 - 120 180", "p1": "128 - 120 180"], wide: ["p0": "0 - 120 180"]
    ) {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<8) { index in
            Color.teal.aspectRatio(2 / 3, contentMode: .fit).id(as: "p\(index)")
          }
        }
      }
      .frame(height: 180)
    },
    AppView(
      "filled-in-overlay",
      narrow: ["box": "95 300 200 200", "label": "- 470 - 22"],
      wide: ["box": "540 300 200 200"]
    ) {
      Color.clear
        .overlay { samplePicture.resizable().scaledToFill() }
        .overlay(alignment: .bottom) { Text("Label").id(as: "label").padding(8) }
        .frame(width: 200, height: 200)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .id(as: "box")
    },
    AppView(
      "picture-in-button",
      narrow: ["picture": "16 - 358 239"], wide: ["picture": "16 - 1248 832"]
    ) {
      ScrollView {
        Button {
        } label: {
          VStack(alignment: .leading) {
            samplePicture.resizable().scaledToFit().id(as: "picture")
            Text("Open")
          }
        }
        .buttonStyle(.plain)
        .padding(.horizontal)
      }
    },
  ]
}
