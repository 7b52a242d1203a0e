import SwiftUI

/// A raised surface of any shape: lit from the upper left, with a rim.
struct NeumorphicBackground<S: Shape>: View {
  var isHighlighted: Bool
  var shape: S

  var body: some View {
    shape
      .fill(
        LinearGradient(
          colors: isHighlighted
            ? [.likeButtonFillEnd, .likeButtonFillStart] : [.likeButtonStart, .likeButtonEnd],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(
        shape.stroke(
          LinearGradient(
            colors: isHighlighted
              ? [.likeButtonFillStart, .likeButtonFillEnd] : [.likeButtonEnd, .likeButtonStart],
            startPoint: .topLeading, endPoint: .bottomTrailing),
          lineWidth: 2)
      )
      .shadow(color: .likeButtonStart, radius: 5, x: -5, y: -5)
      .shadow(color: .likeButtonEnd, radius: 5, x: 5, y: 5)
  }
}

#Preview("Raised and pressed", traits: .fixedLayout(width: 260, height: 140)) {
  HStack(spacing: Spacing.large) {
    NeumorphicBackground(isHighlighted: false, shape: Circle()).frame(width: 80, height: 80)
    NeumorphicBackground(isHighlighted: true, shape: RoundedRectangle(cornerRadius: 20))
      .frame(width: 80, height: 80)
  }
}
