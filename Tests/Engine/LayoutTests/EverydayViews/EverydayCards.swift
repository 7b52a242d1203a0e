import Foundation
import ViewTree

extension EverydayView {
  static let cards = [
    EverydayView("profile header") { width in
      [
        "card": [0, 299, width, 202], "avatar": [width / 2 - 40, 315, 80, 80],
        "name": [nil, 407, nil, 28], "count": [nil, 447, nil, 22],
      ]
    } content: {
      VStack(spacing: 12) {
        Circle().fill(.teal).frame(width: 80, height: 80).id(as: "avatar")
        Text("Ada Lovelace").font(.title2).id(as: "name")
        HStack(spacing: 24) {
          VStack(spacing: 0) {
            Text("12").font(.headline).id(as: "count"); Text("posts").font(.caption)
          }
          VStack(spacing: 0) {
            Text("345").font(.headline); Text("readers").font(.caption)
          }
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(Color.gray.id(as: "card"))
    },
    EverydayView("statistics") { width in
      let side = (width - 56) / 3
      return [
        "card0": [16, 369, side, 62], "card1": [28 + side, 369, side, 62],
        "card2": [width - 16 - side, 369, side, 62], "number": [nil, 381, nil, 22],
      ]
    } content: {
      HStack(spacing: 12) {
        ForEach(0..<3) { index in
          VStack(spacing: 0) {
            if index == 1 {
              Text("1,024").font(.headline).id(as: "number")
            } else {
              Text("8").font(.headline)
            }
            Text("km").font(.caption)
          }
          .frame(maxWidth: .infinity)
          .padding(12)
          .background(Color.gray.opacity(0.2).id(as: "card\(index)"))
        }
      }
      .padding(16)
    },
    EverydayView("products") { width in
      let count = ((width - 16) / 176).rounded(.down)
      let side = (width - 32 - 16 * (count - 1)) / count
      return [
        "picture0": [16, 0, side, 120], "price0": [16, 158, nil, 20],
        "picture1": count > 1
          ? [32 + side, 0, side, 120] : [16, 194, side, 120],
      ]
    } content: {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 16)], spacing: 16) {
          ForEach(0..<6) { index in
            VStack(alignment: .leading, spacing: 8) {
              Color.teal.frame(height: 120).id(as: "picture\(index)")
              Text("Chair")
              Text("€ 120").font(.subheadline).id(as: "price\(index)")
            }
          }
        }
        .padding(.horizontal, 16)
      }
    },
    EverydayView("notification") { width in
      [
        "card": [8, nil, width - 16, nil], "icon": [20, nil, 40, 40],
        "title": [72, nil, nil, 22], "time": [nil, nil, nil, 16],
      ]
    } content: {
      HStack(alignment: .top, spacing: 12) {
        Color.orange.frame(width: 40, height: 40).id(as: "icon")
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Text("Mail").font(.headline).id(as: "title")
            Spacer()
            Text("now").font(.caption).id(as: "time")
          }
          Text(longText).font(.subheadline).lineLimit(2)
        }
      }
      .padding(12)
      .background(Color.gray.opacity(0.2).id(as: "card"))
      .padding(.horizontal, 8)
    },
    EverydayView("progress") { width in
      [
        "track": [16, 411, width - 32, 8], "fill": [16, 411, (width - 32) * 0.4, 8],
        "title": [16, 381, nil, 22],
      ]
    } content: {
      VStack(alignment: .leading, spacing: 8) {
        Text("Two of five").id(as: "title")
        GeometryReader { space in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray).id(as: "track")
            Capsule().fill(.blue).frame(width: space.size.width * 0.4).id(as: "fill")
          }
        }
        .frame(height: 8)
      }
      .padding(16)
    },
    EverydayView("hero") { width in
      [
        "picture": [0, 290, width, 220], "title": [16, 440, nil, 34],
        "subtitle": [16, 474, nil, 20],
      ]
    } content: {
      Color.indigo.frame(height: 220).id(as: "picture")
        .overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading, spacing: 0) {
            Text("Alps").font(.title).bold().id(as: "title")
            Text("Nine days").font(.subheadline).id(as: "subtitle")
          }
          .padding(16)
        }
    },
    EverydayView("badge over a picture") { width in
      [
        "picture": [width / 2 - 28, 372, 56, 56], "badge": [width / 2 + 16, 366, 18, 18],
      ]
    } content: {
      Color.teal.frame(width: 56, height: 56).id(as: "picture")
        .overlay(alignment: .topTrailing) {
          Text("3").font(.caption2).frame(width: 18, height: 18)
            .background(.red, in: Circle()).id(as: "badge").offset(x: 6, y: -6)
        }
    },
    EverydayView("faces") { width in
      [
        "face0": [width / 2 - 62, 380, 40, 40], "face1": [width / 2 - 34, 380, 40, 40],
        "face3": [width / 2 + 22, 380, 40, 40],
      ]
    } content: {
      HStack(spacing: -12) {
        ForEach(0..<4) { index in
          Circle().fill(.teal).frame(width: 40, height: 40).id(as: "face\(index)")
        }
      }
    },
    EverydayView("prices that stand beside each other where they fit") { width in
      width >= 632
        ? [
          "row0": [width / 2 - 316, 350, 200, 100], "row2": [width / 2 + 116, 350, 200, 100],
        ]
        : [
          "column0": [width / 2 - 100, 234, 200, 100], "column2": [width / 2 - 100, 466, 200, 100],
        ]
    } content: {
      ViewThatFits {
        HStack(spacing: 16) {
          ForEach(0..<3) { Color.teal.frame(width: 200, height: 100).id(as: "row\($0)") }
        }
        VStack(spacing: 16) {
          ForEach(0..<3) { Color.teal.frame(width: 200, height: 100).id(as: "column\($0)") }
        }
      }
    },
  ]
}
