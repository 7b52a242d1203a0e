import SwiftUI

/// 4: a parent that owns an object and a child that follows it.
public struct ParentAndChildApp: App {
  public init() {}
  public var body: some Scene { WindowGroup { ParentView() } }
}

final class Score: ObservableObject {
  @Published var points = 3
}

struct ParentView: View {
  @StateObject private var score = Score()

  var body: some View {
    VStack {
      Text("Points: \(score.points)")
      ChildView(score: score)
    }
  }
}

struct ChildView: View {
  @ObservedObject var score: Score

  var body: some View {
    Button("Add to \(score.points)") { score.points += 1 }
  }
}
