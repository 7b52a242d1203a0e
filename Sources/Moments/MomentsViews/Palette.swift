import SwiftUI

extension Color {
  static let timelineBackground = Color("background", bundle: .module)
  static let likeButtonStart = Color("likeButtonStart", bundle: .module)
  static let likeButtonEnd = Color("likeButtonEnd", bundle: .module)
  static let likeButtonFillStart = Color("likeButtonFillStart", bundle: .module)
  static let likeButtonFillEnd = Color("likeButtonFillEnd", bundle: .module)
  static let likeButtonSelected = Color("likeButtonSelected", bundle: .module)
  static let likeButtonNotSelected = Color("likeButtonNotSelected", bundle: .module)
  static let momentsAccent = Color("accent", bundle: .module)
}

#Preview("Palette", traits: .fixedLayout(width: 320, height: 360)) {
  let colors: [(String, Color)] = [
    ("background", .timelineBackground), ("likeButtonStart", .likeButtonStart),
    ("likeButtonEnd", .likeButtonEnd), ("likeButtonFillStart", .likeButtonFillStart),
    ("likeButtonFillEnd", .likeButtonFillEnd), ("likeButtonSelected", .likeButtonSelected),
    ("likeButtonNotSelected", .likeButtonNotSelected), ("accent", .momentsAccent),
  ]
  return VStack(alignment: .leading) {
    ForEach(colors, id: \.0) { name, color in
      HStack {
        color.frame(width: 60, height: 32)
        Text(verbatim: name).font(.footnote)
      }
    }
  }
  .padding()
}
