import SwiftUI

@MainActor enum ColorConstantsUses {
  static func color(_ value: Color) {
    let _: [Color] = [
      .red, .orange, .yellow, .green, .teal, .mint, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .black, .white, .clear, .primary, .secondary, .accentColor,
    ]
    _ = value.opacity(0.5)
  }

  static func shapeStyle(_ view: some View) {
    _ = view.foregroundStyle(.red)
    _ = view.foregroundStyle(.orange)
    _ = view.foregroundStyle(.yellow)
    _ = view.foregroundStyle(.green)
    _ = view.foregroundStyle(.teal)
    _ = view.foregroundStyle(.mint)
    _ = view.foregroundStyle(.cyan)
    _ = view.foregroundStyle(.blue)
    _ = view.foregroundStyle(.indigo)
    _ = view.foregroundStyle(.purple)
    _ = view.foregroundStyle(.pink)
    _ = view.foregroundStyle(.brown)
    _ = view.foregroundStyle(.gray)
    _ = view.foregroundStyle(.black)
    _ = view.foregroundStyle(.white)
    _ = view.foregroundStyle(.clear)
    _ = view.foregroundStyle(.accentColor)
  }
}
