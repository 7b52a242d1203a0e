import Foundation
import MomentsStore

// Likes every moment of a store by every person, for tests that kill it on the way or run several at
// once: `LikeWriter FILE PEOPLE MOMENTS [like|unlike]`. Each answer is a line `MOMENT PERSON`,
// written before the next like begins.
let arguments = CommandLine.arguments
guard arguments.count >= 4 else { exit(64) }
let isLiked = arguments.count < 5 || arguments[4] != "unlike"
do {
  let repo = try StoredMomentsRepo(path: arguments[1])
  for person in arguments[2].split(separator: ",") {
    for moment in 0..<(Int(arguments[3]) ?? 0) {
      _ = try repo.updateMomentLike(
        momentID: "m\(moment)", userID: String(person), isLiked: isLiked)
      try FileHandle.standardOutput.write(contentsOf: Data("m\(moment) \(person)\n".utf8))
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
