import Foundation
import Moments
import MomentsStore
import TestSupport

/// A store in a folder that goes with the value.
struct TemporaryStore {
  let folder: TemporaryFolder
  let repo: StoredMomentsRepo

  var path: String { "\(folder.path)/store.sqlite" }

  init(_ json: String = small, limit: Int = .max, guestLimit: Int = 10) throws {
    folder = try TemporaryFolder()
    repo = try StoredMomentsRepo(
      path: "\(folder.path)/store.sqlite", limit: limit, guestLimit: guestLimit,
      now: { Date(timeIntervalSince1970: 1_700_000_000) })
    _ = try repo.importMoments(from: Array(json.utf8), file: "m.json")
  }
}

/// A timeline of Ada's with two moments and one like of Bo's.
let small = """
  {"userDetails": {"id": "ada", "name": "Ada", "avatar": "a.jpg", "backgroundImage": "dusk.jpg"},
   "people": [{"id": "bo", "name": "Bo", "avatar": "b.jpg", "bio": "Sails."}],
   "moments": [
    {"id": "1", "userDetails": {"id": "ada", "name": "Ada", "avatar": "a.jpg"}, "type": "PHOTOS",
     "title": "One", "photos": ["p.jpg", "q.jpg"], "createdDate": "1700000000",
     "likes": [{"id": "bo", "avatar": "b.jpg"}]},
    {"id": "2", "userDetails": {"id": "bo", "name": "Bo", "avatar": "b.jpg"}, "type": "URL",
     "url": "https://example.org/", "photos": [], "createdDate": "some day"}]}
  """

/// A timeline of some moments m0, m1… and people p0, p1… without likes; p0 owns it.
func timeline(moments: Int, people: Int) -> String {
  func person(_ index: Int) -> String {
    #"{"id": "p\#(index)", "name": "P", "avatar": "\#(index).jpg", "backgroundImage": ""}"#
  }
  let people = (0..<people).map(person).joined(separator: ", ")
  let list = (0..<moments).map {
    #"{"id": "m\#($0)", "userDetails": \#(person(0)), "type": "PHOTOS", "photos": ["x\#($0).jpg"], "#
      + #""createdDate": "\#($0)"}"#
  }
  return #"{"userDetails": \#(person(0)), "people": [\#(people)], "#
    + #""moments": [\#(list.joined(separator: ",\n"))]}"#
}

/// The identifiers of the likers of each moment, as somebody sees them.
func likers(_ repo: some SynchronousMomentsRepo, for user: String = "ada") throws -> [[String]] {
  try repo.momentsDetails(userID: user).moments.map { $0.likes?.map(\.id) ?? [] }
}

/// The kind of repo error that something throws.
func code(_ body: () throws -> Void) -> MomentsRepoError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? MomentsRepoError)?.code
  }
}
