import SwiftUI

/// A surface of any shape with a rim: raised and blue, or pressed in and as pale as what it lies on.
struct NeumorphicBackground<S: Shape>: View {
  var isHighlighted: Bool
  var shape: S

  var body: some View {
    shape
      .fill(
        LinearGradient(
          colors: isHighlighted
            ? [.likeButtonEnd, .likeButtonStart] : [.likeButtonFillStart, .likeButtonFillEnd],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(
        shape.stroke(
          LinearGradient(
            colors: isHighlighted
              ? [.likeButtonStart, .likeButtonEnd] : [.likeButtonFillEnd, .likeButtonFillStart],
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
