import Foundation
import ViewTree

extension EverydayView {
  static let rows = [
    EverydayView("setting") { width in
      [
        "row": [0, 378, width, 44], "icon": [16, 385.5, 29, 29], "title": [57, 389, nil, 22],
        "mark": [width - 26, 393, 10, 14],
      ]
    } content: {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 7).fill(.blue).frame(width: 29, height: 29).id(as: "icon")
        Text("Wi-Fi").id(as: "title")
        Spacer()
        Text("Home").foregroundStyle(.secondary)
        Color.gray.frame(width: 10, height: 14).id(as: "mark")
      }
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
      .background(Color.white.id(as: "row"))
    },
    EverydayView("long title and a mark") { width in
      ["title": [0, 389, width - 32, 22], "mark": [width - 24, 388, 24, 24]]
    } content: {
      HStack(spacing: 8) {
        Text(longText).lineLimit(1).id(as: "title")
        Color.red.frame(width: 24, height: 24).id(as: "mark")
      }
    },
    EverydayView("messages") { width in
      [
        "theirs": [16, nil, nil, 38], "mine": [nil, nil, nil, nil],
        "edge": [width - 16, nil, 0, nil],
      ]
    } content: {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 0) {
          Text("Hello").padding(.horizontal, 12).padding(.vertical, 8)
            .background(.gray, in: RoundedRectangle(cornerRadius: 18)).id(as: "theirs")
          Spacer(minLength: 60)
        }
        HStack(spacing: 0) {
          Spacer(minLength: 60)
          Text(longText).padding(.horizontal, 12).padding(.vertical, 8)
            .background(.blue, in: RoundedRectangle(cornerRadius: 18)).id(as: "mine")
          Color.red.frame(width: 0).id(as: "edge")
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      .padding(.horizontal, 16)
    },
    EverydayView("prices") { width in
      [
        "name": [16, 350, nil, 22], "line": [16, 380, width - 32, 1], "total": [16, 389, nil, 22],
        "rule": [16, 419, width - 32, 1], "end": [width - 16, nil, 0, nil],
      ]
    } content: {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Text("Small").id(as: "name"); Spacer(); Text("€ 3.00")
        }
        Divider().id(as: "line")
        HStack(spacing: 0) {
          Text("Large").id(as: "total")
          Spacer()
          Text("€ 4.50")
          Color.red.frame(width: 0, height: 10).id(as: "end")
        }
        Divider().id(as: "rule")
        HStack {
          Text("Whole"); Spacer(); Text("€ 20")
        }
      }
      .padding(16)
    },
    EverydayView("a day in a timeline") { width in
      [
        "dot": [16, 370, 12, 12], "line": [21, 382, 2, 48], "card": [40, 370, width - 56, 60],
      ]
    } content: {
      HStack(alignment: .top, spacing: 12) {
        VStack(spacing: 0) {
          Circle().fill(.blue).frame(width: 12, height: 12).id(as: "dot")
          Rectangle().fill(.gray).frame(width: 2).id(as: "line")
        }
        Color.teal.frame(height: 60).id(as: "card")
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 16)
    },
    EverydayView("stars") { width in
      [
        "star0": [16, 392, 16, 16], "star4": [88, 392, 16, 16], "count": [108, 391, nil, 18],
      ]
    } content: {
      HStack(spacing: 2) {
        ForEach(0..<5) { index in
          Image(systemName: "star.fill").resizable().frame(width: 16, height: 16)
            .id(as: "star\(index)")
        }
        Text("(24)").font(.footnote).id(as: "count").padding(.leading, 2)
        Spacer()
      }
      .padding(.horizontal, 16)
    },
    EverydayView("facts in a grid") { width in
      ["key": [16, 376, nil, 22], "second": [16, 404, nil, 22], "value": [nil, 376, nil, 22]]
    } content: {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text("Author").id(as: "key"); Text("Ada").id(as: "value")
        }
        GridRow {
          Text("Year").id(as: "second"); Text("1843")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
    },
    EverydayView("segments") { width in
      ["picker": [16, nil, width - 32, 32]]
    } content: {
      Picker("Range", selection: .constant(0)) {
        Text("Day").tag(0); Text("Week").tag(1); Text("Month").tag(2)
      }
      .pickerStyle(.segmented)
      .id(as: "picker")
      .padding(.horizontal, 16)
    },
    EverydayView("carousel") { width in
      ["card0": [16, 355, 140, 90], "card2": [320, 355, 140, 90]]
    } content: {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<9) { Color.teal.frame(width: 140, height: 90).id(as: "card\($0)") }
        }
        .padding(.horizontal, 16)
      }
      .frame(height: 90)
    },
    EverydayView("pulse") { width in
      ["number": [16, nil, nil, nil], "divider": [nil, nil, 1, 40], "after": [nil, 380, 30, 40]]
    } content: {
      HStack(spacing: 10) {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text("72").font(.system(size: 30)).id(as: "number")
          Text("bpm")
        }
        Divider().frame(height: 40).id(as: "divider")
        Color.red.frame(width: 30, height: 40).id(as: "after")
        Spacer()
      }
      .padding(.horizontal, 16)
    },
  ]
}
