import Combine
import Foundation
import PreviewSupervision
import ViewTree

/// What the build is at, and what the shown preview costs.
struct StatusBar: View {
  static let height = 28.0

  let build: BuildStatus
  @ObservedObject var journal: CardJournal
  /// The address of the shown card; nil for several.
  let card: String?

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        Circle().fill(color).frame(width: 7, height: 7).accessibilityHidden(true)
        Text(verbatim: words).accessibilityIdentifier("build")
      }
      .accessibilityElement(children: .contain)
      Spacer(minLength: 8)
      if let card = card.flatMap({ journal[$0] }) {
        Text(verbatim: figures(card))
          .lineLimit(1)
          .accessibilityIdentifier("figures")
      }
    }
    .font(.caption.monospacedDigit())
    .foregroundStyle(Color.quiet)
    .padding(.horizontal, 14)
    .frame(height: Self.height)
    .frame(maxWidth: .infinity)
  }

  private var color: Color {
    if build.isBuilding { return .yellow }
    return build.problems.isEmpty ? .green : .red
  }

  private var words: String {
    if build.isBuilding { return "Building…" }
    if !build.problems.isEmpty { return "Failed" }
    if let time = build.reloadTime {
      let way = build.reloadWay.map { ", " + $0.words } ?? ""
      return "Reloaded in \(Int((time * 1000).rounded())) ms" + way
    }
    return "Ready"
  }

  private func figures(_ card: CardJournal.Card) -> String {
    var words = "\(card.elementCount) elements · first picture \(Self.milliseconds(card.firstTime))"
    if card.frameCount > 1 { words += " · last change \(Self.milliseconds(card.lastTime))" }
    return words
  }

  /// A time in milliseconds with one digit behind the point.
  static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 10_000).rounded() / 10) ms"
  }
}
