import StaticSite

// Writes a site whose files all name its generation, for tests that kill it on the way and for
// measuring: `GenerationWriter FOLDER GENERATION COUNT [BYTES] [CHANGED] [FEWEST]`.
let arguments = CommandLine.arguments
let generation = arguments.count > 2 ? arguments[2] : "1"
let count = arguments.count > 3 ? Int(arguments[3]) ?? 100 : 100
let size = arguments.count > 4 ? Int(arguments[4]) ?? 40 : 40
/// Only so many files name the generation; the others are always the same.
let changed = arguments.count > 5 ? Int(arguments[5]) ?? count : count
var publisher = SitePublisher(output: arguments.count > 1 ? arguments[1] : "site")
/// From so many files on the generation before is kept.
if arguments.count > 6, let fewest = Int(arguments[6]) { publisher.fewestKept = fewest }
let filler = Array(repeating: UInt8(ascii: "x"), count: size)
do {
  let report = try publisher.publish {
    try BuildPlan(
      (0..<count).map { index in
        let text = index < changed ? generation : "same"
        return PlannedFile(try SitePath("m\(index % 3)/\(index).html")) {
          Array("\(text)\n\(index)\n".utf8) + filler
        }
      })
  }
  print(report.text)
} catch {
  print(error)
}
