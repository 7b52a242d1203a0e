import Foundation
import SwiftData

// Saves fifty objects with one number, then with the next, for tests that kill it on the way:
// `SwiftDataWriter FILE`. Each saved number is a line.

@Model
final class Volume {
  var title: String
  var pages = 0
  var binding = "paper"
  var tags: [String] = []

  init(title: String) { self.title = title }
}

let arguments = CommandLine.arguments
guard arguments.count == 2 else { exit(64) }
do {
  let container = try ModelContainer(
    for: Volume.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1])))
  let context = ModelContext(container)
  let volumes = (0..<50).map { Volume(title: "volume \($0)") }
  for volume in volumes { context.insert(volume) }
  for number in 1...1_000_000 {
    for volume in volumes { volume.pages = number }
    try context.save()
    try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
