import Foundation
import HTMLParsing
import Moments
import PositionedJSON
import StaticSite

/// Finds pictures of a feed that are files of the site and aren't there.
struct MissingPictures {
  private let publicFolder: String
  private let file: String
  /// What is known of addresses: whether there is such a file.
  private var known: [String: Bool] = [:]
  private var found: [StaticSite.Diagnostic] = []
  private var omitted = 0

  /// The most warnings; the rest is counted.
  private static let limit = 20

  /// - Parameters:
  ///   - publicFolder: The folder whose files become the site's.
  ///   - file: What messages call the feed.
  init(publicFolder: String, file: String) {
    self.publicFolder = publicFolder
    self.file = file
  }

  /// A warning for each address of a picture that isn't there, where it is used first.
  mutating func warnings(of feed: MomentsFeed) -> [StaticSite.Diagnostic] {
    for person in feed.people {
      look(for: person.avatar, "the avatar of \(person.name)", nil)
      look(for: person.backgroundImage, "the background of \(person.name)", nil)
    }
    for moment in feed.moments {
      look(for: moment.userDetails.avatar, "the avatar of \(moment.userDetails.name)", moment)
      for (index, photo) in moment.photos.enumerated() {
        look(for: photo, "photos[\(index)] of the moment \(moment.id)", moment)
      }
      for liker in moment.likes ?? [] {
        look(for: liker.avatar, "the avatar of \(liker.id)", moment)
      }
    }
    if omitted > 0 {
      found.append(
        StaticSite.Diagnostic(
          .warning, file: file, message: "\(omitted) more pictures are not in \(publicFolder)"))
    }
    return found
  }

  private mutating func look(for address: String, _ what: String, _ moment: Moment?) {
    guard known[address] == nil, let path = Self.path(of: address) else { return }
    let isThere = FileManager.default.fileExists(atPath: "\(publicFolder)/\(path)")
    known[address] = isThere
    guard !isThere else { return }
    guard found.count < Self.limit else {
      omitted += 1
      return
    }
    let place = moment?.location
    found.append(
      StaticSite.Diagnostic(
        .warning, file: file,
        position: place.map { SourcePosition(line: $0.line, column: $0.column) },
        message: "There is no file \(path) in \(publicFolder), which is \(what)",
        path: place?.path, hint: "Put the picture there, or correct its address."))
  }

  /// The path in the site that an address means; nil for an address of elsewhere and for none.
  private static func path(of address: String) -> String? {
    guard !address.isEmpty, let parts = URLComponents(string: address), parts.scheme == nil,
      parts.host == nil, !parts.path.isEmpty
    else { return nil }
    let path = parts.path.hasPrefix("/") ? String(parts.path.dropFirst()) : parts.path
    let leaves = path.split(separator: "/").contains("..")
    return leaves || path.isEmpty ? nil : path
  }
}
