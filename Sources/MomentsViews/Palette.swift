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
