import Foundation
import ViewTree

extension EverydayView {
  static let screens = [
    EverydayView("month") { width in
      let side = (width - 32) / 7
      return [
        "day0": [16, 302, side, 36], "day6": [width - 16 - side, 302, side, 36],
        "day7": [16, 342, side, 36], "day34": [width - 16 - side, 462, side, 36],
      ]
    } content: {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4)
      {
        ForEach(0..<35) { day in
          Text("\(day + 1)").frame(maxWidth: .infinity, minHeight: 36)
            .background(Color.gray.opacity(0.1).id(as: "day\(day)"))
        }
      }
      .padding(.horizontal, 16)
    },
    EverydayView("player") { width in
      let side = min(300, width - 48)
      let top = 400 - (side + 133) / 2
      return [
        "art": [(width - side) / 2, top, side, side], "title": [nil, top + side + 20, nil, 25],
        "back": [width / 2 - 106, top + side + 89, 44, 44],
        "play": [width / 2 - 22, top + side + 89, 44, 44],
      ]
    } content: {
      VStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 12).fill(.teal).aspectRatio(1, contentMode: .fit)
          .frame(maxWidth: 300).id(as: "art")
        VStack(spacing: 4) {
          Text("Nocturne").font(.title3).id(as: "title")
          Text("Chopin").font(.subheadline)
        }
        HStack(spacing: 40) {
          Color.gray.frame(width: 44, height: 44).id(as: "back")
          Color.gray.frame(width: 44, height: 44).id(as: "play")
          Color.gray.frame(width: 44, height: 44)
        }
      }
      .padding(24)
    },
    EverydayView("nothing here yet") { width in
      let side = min(280, width - 64)
      return [
        "symbol": [width / 2 - 30, 301, 60, 60], "title": [nil, 377, nil, 28],
        "button": [(width - side) / 2, 449, side, 50], "all": [0, 0, width, 800],
      ]
    } content: {
      VStack(spacing: 16) {
        Color.gray.frame(width: 60, height: 60).id(as: "symbol")
        Text("No notes").font(.title2).id(as: "title")
        Text("Write one").font(.subheadline).frame(height: 12)
        Color.blue.frame(height: 50).frame(maxWidth: 280).id(as: "button")
      }
      .padding(32)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.yellow.id(as: "all"))
    },
    EverydayView("tabs of its own") { width in
      [
        "content": [0, 0, width, 751], "bar": [0, 751, width, 49],
        "tab1": [width / 5 * 1.5 - 12, nil, 24, 24],
      ]
    } content: {
      VStack(spacing: 0) {
        Color.yellow.id(as: "content")
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            VStack(spacing: 4) {
              Color.blue.frame(width: 24, height: 24).id(as: "tab\(index)")
              Text("Tab").font(.caption2)
            }
            .frame(maxWidth: .infinity)
          }
        }
        .frame(height: 49)
        .background(Color.gray.id(as: "bar"))
      }
    },
    EverydayView("sign in") { width in
      [
        "logo": [width / 2 - 50, nil, 100, 100], "field": [24, nil, width - 48, nil],
        "button": [24, nil, width - 48, 50], "footer": [nil, 778, nil, 22],
      ]
    } content: {
      VStack(spacing: 20) {
        Spacer()
        Color.teal.frame(width: 100, height: 100).id(as: "logo")
        VStack(spacing: 12) {
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).id(as: "field")
          Color.blue.frame(height: 50).id(as: "button")
        }
        .padding(.horizontal, 24)
        Spacer()
        Text("No account yet?").id(as: "footer")
      }
    },
    EverydayView("sheet from below") { width in
      [
        "page": [0, 0, width, 800], "sheet": [0, 667, width, 133],
        "grip": [width / 2 - 18, 683, 36, 5], "button": [16, 734, width - 32, 50],
      ]
    } content: {
      ZStack(alignment: .bottom) {
        Color.gray.id(as: "page")
        VStack(spacing: 12) {
          Capsule().fill(.secondary).frame(width: 36, height: 5).id(as: "grip")
          Text("Delete this?")
          Color.red.frame(maxWidth: .infinity).frame(height: 50).id(as: "button")
        }
        .padding(16)
        .frame(maxWidth: .infinity)
        .background(Color.white.id(as: "sheet"))
      }
    },
    EverydayView("two halves") { width in
      [
        "left": [0, 350, (width - 1) / 2, 100], "line": [(width - 1) / 2, 350, 1, 100],
        "right": [(width + 1) / 2, 350, (width - 1) / 2, 100],
      ]
    } content: {
      HStack(spacing: 0) {
        Color.red.id(as: "left")
        Divider().id(as: "line")
        Color.blue.id(as: "right")
      }
      .frame(height: 100)
    },
    EverydayView("article of limited width") { width in
      let side = min(600, width - 40)
      return [
        "picture": [(width - side) / 2, 0, side, side / 2],
        "title": [(width - side) / 2, side / 2 + 16, nil, 34],
      ]
    } content: {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Color.teal.aspectRatio(2, contentMode: .fit).id(as: "picture")
          Text("Tea").font(.title).id(as: "title")
          Text(longText)
        }
        .frame(maxWidth: 600)
        .padding(.horizontal, 20)
      }
    },
    EverydayView("button that floats") { width in
      [
        "list": [0, 0, width, 800], "button": [width - 76, 724, 56, 56],
      ]
    } content: {
      Color.yellow.id(as: "list")
        .overlay(alignment: .bottomTrailing) {
          Circle().fill(.blue).frame(width: 56, height: 56).id(as: "button").padding(20)
        }
    },
  ]
}
