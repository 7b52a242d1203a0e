import Foundation
import ViewTree

extension AppView {
  static let cards: [AppView] = [
    AppView(
      "card",
      narrow: ["card": "16 250 358 300", "picture": "32 266 326 160", "price": "- 512 - 22"],
      wide: ["card": "16 250 1248 300", "picture": "32 266 1216 160"]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Color.blue.frame(height: 160).id(as: "picture")
        Text("Title").font(.headline)
        Text(longText).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        HStack {
          Label("4.5", systemImage: "star.fill")
          Spacer()
          Text("$12").id(as: "price")
        }
      }
      .padding()
      .background(.background, in: RoundedRectangle(cornerRadius: 16))
      .id(as: "card")
      .shadow(radius: 4)
      .padding()
    },
    AppView(
      "hero",
      narrow: ["hero": "0 300 390 200", "title": "16 - - 34"],
      wide: ["hero": "0 300 1280 200", "title": "16 - - 34"]
    ) {
      samplePicture.resizable().aspectRatio(contentMode: .fill)
        .frame(height: 200)
        .frame(maxWidth: .infinity)
        .clipped()
        .id(as: "hero")
        .overlay(alignment: .bottomLeading) {
          Text("Over it").font(.title).foregroundStyle(.white).id(as: "title").padding()
        }
    },
    AppView(
      "zstack-hero",
      narrow: ["picture": "0 300 390 200", "shade": "0 300 390 200", "text": "16 462 - 22"],
      wide: ["picture": "0 300 1280 200", "shade": "0 300 1280 200", "text": "16 462 - 22"]
    ) {
      ZStack(alignment: .bottomLeading) {
        samplePicture.resizable().scaledToFill()
          .frame(minWidth: 0, maxWidth: .infinity).frame(height: 200).clipped()
          .id(as: "picture")
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
          .id(as: "shade")
        Text("Headline").bold().foregroundStyle(.white).id(as: "text").padding()
      }
      .frame(height: 200)
    },
    AppView(
      "wide-picture-card",
      narrow: ["picture": "16 - 358 201", "caption": "16 - - 22"],
      wide: ["picture": "16 - 1248 702"]
    ) {
      ScrollView {
        VStack(alignment: .leading) {
          Color.orange.aspectRatio(16 / 9, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 12)).id(as: "picture")
          Text("Caption").id(as: "caption")
        }
        .padding()
      }
    },
    AppView(
      "equal-cards",
      narrow: ["left": "16 340 175 120", "right": "199 340 175 120"],
      wide: ["left": "16 373 620 54", "right": "644 373 620 54"]
    ) {
      HStack(alignment: .top) {
        VStack { Text("Short") }
          .padding().frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.quaternary).id(as: "left")
        VStack { Text("Longer text that takes some more lines here, we hope") }
          .padding().frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.quaternary).id(as: "right")
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal)
    },
    AppView(
      "profile",
      narrow: [
        "avatar": "145 - 100 100", "ring": "145 - 100 100", "stat0": "16 - 119 -",
        "stat1": "135 - 119 -", "stat2": "255 - 119 -",
      ],
      wide: ["avatar": "590 - 100 100", "stat0": "16 - 416 -", "stat2": "848 - 416 -"]
    ) {
      VStack(spacing: 12) {
        samplePicture.resizable().scaledToFill().frame(width: 100, height: 100)
          .clipShape(Circle()).id(as: "avatar")
          .overlay { Circle().stroke(.white, lineWidth: 3).id(as: "ring") }
        Text("Ada Lovelace").font(.title2)
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            VStack {
              Text("\(index * 100)").font(.headline)
              Text("things").font(.caption)
            }
            .frame(maxWidth: .infinity)
            .id(as: "stat\(index)")
          }
        }
        .padding(.horizontal)
      }
    },
    AppView(
      "material-caption",
      narrow: ["picture": "16 310 358 180", "bar": "16 - 358 -", "name": "32 - - 22"],
      wide: ["picture": "16 310 1248 180", "bar": "16 - 1248 -", "name": "32 - - 22"]
    ) {
      Color.green.frame(height: 180)
        .overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading) {
            Text("Name").font(.headline).id(as: "name")
            Text("Place").font(.caption)
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.ultraThinMaterial)
          .id(as: "bar")
        }
        .id(as: "picture")
        .padding(.horizontal)
    },
    AppView(
      "limited-column",
      narrow: ["card": "16 375 358 50"],
      wide: ["card": "340 375 600 50"]
    ) {
      VStack { Color.purple.frame(height: 50).id(as: "card") }
        .frame(maxWidth: 600)
        .padding(.horizontal)
    },
    AppView(
      "full-bleed",
      narrow: ["bleed": "0 - 390 40", "text": "16 - - 22"],
      wide: ["bleed": "0 - 1280 40", "text": "16 - - 22"]
    ) {
      VStack(alignment: .leading) {
        Text("Before").id(as: "text")
        Color.mint.frame(height: 40).id(as: "bleed").padding(.horizontal, -16)
        Text("After")
      }
      .padding()
    },
  ]
}
