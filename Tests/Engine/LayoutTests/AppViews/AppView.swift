import Foundation
import ViewTree

/// A view such as apps have, and the frames that SwiftUI gives its parts in windows of two widths.
@MainActor
struct AppView {

  var name: String
  var content: AnyView
  /// x, y, width and height by identifier, for each width; a dash is a length that text decides.
  var frames: [Int: [String: String]]

  init(
    _ name: String, narrow: [String: String] = [:], wide: [String: String] = [:],
    @ViewBuilder content: () -> some View
  ) {
    self.name = name
    self.content = AnyView(content())
    frames = [390: narrow, 1280: wide]
  }

  static let all =
    cards + rows + grids + scrolling + placed + pictures + texts + frames

  /// The heights of the windows.
  static let height = 800

  /// Of each part that is elsewhere than it should be, what was found beside what was expected.
  static func differences(_ expected: [String: String], _ found: [String: [Int]]) -> [String] {
    expected.sorted { $0.key < $1.key }.compactMap { name, frame in
      let sides = frame.split(separator: " ")
      guard let rect = found[name], rect.count == sides.count else { return "\(name): missing" }
      let isAlike = zip(sides, rect).allSatisfy { side, length in
        side == "-" || Int(side).map { abs($0 - length) <= 1 } ?? false
      }
      return isAlike
        ? nil : "\(name): \(rect.map(String.init).joined(separator: " ")), not \(frame)"
    }
  }
}

/// 120 by 80 points.
let samplePicture = Image(
  source: .data(
    .init(
      bytes: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">\
        <rect width="120" height="80" fill="teal"/><circle cx="60" cy="40" r="40" fill="gold"/></svg>
        """.utf8), scale: 1)),
  label: .decoration)

let longText = String(repeating: "many words of a text ", count: 12)

extension View {
  /// A short spelling of the identifier that the tests look for.
  func id(as name: String) -> some View { accessibilityIdentifier(name) }
}
