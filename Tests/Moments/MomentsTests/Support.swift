import Foundation
import Moments
import PositionedJSON

let now = Date(timeIntervalSince1970: 1_700_000_000)

let ada = UserDetails(id: "ada", name: "Ada", avatar: "a.jpg", backgroundImage: "dusk.jpg")

/// A moment by Ada, made a number of days ago.
func moment(
  _ id: String, daysAgo: Int = 0, isLiked: Bool? = nil, likes: [Liker]? = nil
) -> Moment {
  Moment(
    id: id, userDetails: Moment.Author(id: "ada", name: "Ada", avatar: "a.jpg"), type: .photos,
    title: "Moment \(id)", createdDate: String(1_700_000_000 - daysAgo * 86_400),
    isLiked: isLiked, likes: likes)
}

func read(_ text: String, diagnostics: Diagnostics = Diagnostics()) throws -> MomentsDetails {
  try MomentsDetails.read(from: Array(text.utf8), file: "m.json", diagnostics: diagnostics)
}

/// The errors of a text as `line:column message at path`.
func errors(_ text: String) -> [String] {
  do throws(InputError) {
    _ = try MomentsDetails.read(from: Array(text.utf8), file: "m.json")
    return []
  } catch {
    return error.diagnostics.map(summary)
  }
}

func summary(_ diagnostic: Diagnostic) -> String {
  "\(diagnostic.line):\(diagnostic.column) \(diagnostic.message), at \(diagnostic.path)"
}
