import Foundation
import ViewTree

/// A view of an everyday screen, and where SwiftUI's rules put its parts in a window of any width.
@MainActor
struct EverydayView {
  /// The height of the windows.
  static let height = 800
  nonisolated static let widths = [320, 390, 768, 1280]

  let name: String
  let content: AnyView
  /// x, y, width and height by identifier, for a window's width; nil is a length that text decides.
  let frames: (Double) -> [String: [Double?]]

  init(
    _ name: String, frames: @escaping (Double) -> [String: [Double?]],
    @ViewBuilder content: () -> some View
  ) {
    self.name = name
    self.content = AnyView(content())
    self.frames = frames
  }

  static let all = cards + rows + screens

  /// Of each part that is elsewhere than it should be, what was found beside what was expected.
  func differences(_ found: [String: [Int]], width: Int) -> [String] {
    frames(Double(width)).sorted { $0.key < $1.key }.compactMap { name, frame in
      guard let rect = found[name], rect.count == 4 else { return "\(name): missing" }
      let isAlike = zip(frame, rect).allSatisfy { side, length in
        side.map { abs($0 - Double(length)) <= 1 } ?? true
      }
      return isAlike ? nil : "\(name): \(rect), not \(frame.map { $0.map { "\($0)" } ?? "-" })"
    }
  }
}
