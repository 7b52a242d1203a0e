import Foundation
import ViewTree

extension AppView {
  static let scrolling: [AppView] = [
    AppView(
      "carousel",
      narrow: ["c0": "16 - 120 80", "c1": "148 - 120 80", "title": "16 - - 28"],
      wide: ["c0": "16 - 120 80"]
    ) {
      VStack(alignment: .leading) {
        Text("Popular").font(.title2).id(as: "title").padding(.horizontal)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 12) {
            ForEach(0..<12) { index in
              RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 80).id(as: "c\(index)")
            }
          }
          .padding(.horizontal)
        }
      }
    },
    AppView(
      "carousel-parts",
      narrow: ["c0": "0 - 86 60", "c1": "101 - 86 60"],
      wide: ["c0": "0 - 308 60", "c1": "324 - 308 60"]
    ) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<8) { index in
            Color.red.frame(height: 60).containerRelativeFrame(.horizontal, count: 4, spacing: 16)
              .id(as: "c\(index)")
          }
        }
      }
    },
    AppView(
      "carousel-margins",
      narrow: [
        "c0": "16 - 173 60", "c1": "201 - 173 60", "d0": "20 - 170 60", "d1": "200 - 170 60",
      ],
      wide: ["c0": "16 - 618 60", "c1": "646 - 618 60", "d0": "20 - 615 60", "d1": "645 - 615 60"]
    ) {
      VStack {
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(0..<8) { index in
              Color.red.frame(height: 60)
                .containerRelativeFrame(.horizontal, count: 2, spacing: 12)
                .id(as: "c\(index)")
            }
          }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<8) { index in
              Color.red.frame(height: 60)
                .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                .id(as: "d\(index)")
            }
          }
        }
        .safeAreaPadding(.horizontal, 20)
      }
    },
    AppView(
      "page-size",
      narrow: ["page": "0 0 390 800"], wide: ["page": "0 0 1280 800"]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.containerRelativeFrame([.horizontal, .vertical]).id(as: "page")
          Color.blue.frame(height: 400)
        }
      }
    },
    AppView(
      "both-axes",
      narrow: ["board": "0 0 900 900"], wide: [:]
    ) {
      ScrollView([.horizontal, .vertical]) {
        Color.green.frame(width: 900, height: 900).id(as: "board")
      }
    },
    AppView(
      "centred-in-scroll",
      narrow: ["narrow": "95 0 200 50", "filled": "0 58 390 50"],
      wide: ["narrow": "540 0 200 50", "filled": "0 58 1280 50"]
    ) {
      ScrollView {
        Color.red.frame(width: 200, height: 50).id(as: "narrow")
        Color.blue.frame(height: 50).id(as: "filled")
      }
    },
    AppView(
      "feed",
      narrow: ["head0": "16 16 40 40", "pic0": "0 - 390 260", "likes0": "16 - - -"],
      wide: ["head0": "16 16 40 40"]
    ) {
      ScrollView {
        LazyVStack(spacing: 20) {
          ForEach(0..<3) { index in
            VStack(alignment: .leading, spacing: 12) {
              HStack {
                Circle().fill(.gray).frame(width: 40, height: 40).id(as: "head\(index)")
                VStack(alignment: .leading) {
                  Text("ada").bold()
                  Text("2 h").font(.caption)
                }
                Spacer()
                Image(systemName: "ellipsis")
              }
              .padding(.horizontal)
              samplePicture.resizable().scaledToFit().id(as: "pic\(index)")
              HStack(spacing: 16) {
                Image(systemName: "heart").id(as: "likes\(index)")
                Image(systemName: "message")
                Spacer()
                Image(systemName: "bookmark")
              }
              .font(.title3)
              .padding(.horizontal)
              Text(longText).padding(.horizontal)
            }
          }
        }
        .padding(.vertical)
      }
    },
    AppView(
      "bottom-bar",
      narrow: ["bar": "0 740 390 60", "row": "0 0 390 50"],
      wide: ["bar": "0 740 1280 60"]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { index in
            Color.mint.frame(height: 50).id(as: index == 0 ? "row" : "r\(index)")
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Color.black.opacity(0.5).frame(height: 60).id(as: "bar")
      }
    },
    AppView(
      "scroll-above-button",
      narrow: ["row": "0 0 390 50", "button": "16 - 358 -"],
      wide: ["button": "16 - 1248 -"]
    ) {
      VStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { index in
              Color.mint.frame(height: 50).id(as: index == 0 ? "row" : "r\(index)")
            }
          }
        }
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity).padding().background(.blue).id(as: "button")
        }
        .padding(.horizontal)
      }
    },
  ]
}
