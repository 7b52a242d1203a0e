import Foundation
import SiteComparing
import ViewSnapshots
import ViewTree

// Takes a part of sixty snapshots, for tests that run several parts side by side:
// `SnapshotShard I/N none|missing|changed GENERATION`. Baselines are in the working folder.
let arguments = CommandLine.arguments
guard arguments.count == 4, let shard = Shard(arguments[1]),
  let recording = SnapshotRecording(rawValue: arguments[2]), let generation = Int(arguments[3])
else { exit(2) }

/// A view of which all depends on its number and the generation.
struct NumberedCard: View {
  let number: Int
  let text: Int

  var body: some View {
    VStack {
      Text(verbatim: "Card \(number), \(text)").padding(CGFloat((number + text) % 5 + 1))
      if number % 4 == 0 { Button("Again") {} }
    }
  }
}

for number in 0..<60 {
  let place = SnapshotPlace(
    testFile: "CardTests.swift", function: "card\(number)()", name: nil, strategy: "tree")
  guard shard.contains(place.caseName) else { continue }
  // Every third card is another in every generation.
  let card = NumberedCard(number: number, text: number % 3 == 0 ? generation : 0)
  let verdict = SnapshotChecker(place, recording: recording).check(
    card, .tree, SnapshotVariants(colorSchemes: [.light, .dark]))
  SnapshotResults.append(
    SnapshotResult(
      caseName: place.caseName, file: place.testFile, line: number, baseline: place.path,
      verdict: verdict))
}
