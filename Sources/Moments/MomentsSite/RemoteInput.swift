import Foundation
import Moments
import MomentsRemote
import PositionedJSON
import StaticSite

/// A feed that a server has.
struct RemoteInput {
  /// Whether an input is an address instead of a file.
  static func isAddress(_ input: String) -> Bool {
    ["http://", "https://"].contains { input.lowercased().hasPrefix($0) }
  }

  let address: String
  /// Where pages are kept between builds.
  let cache: String

  /// Has the feed and writes it into one file, whose path it answers.
  func fetch(isQuiet: Bool) throws(SiteError) -> String {
    guard let url = URL(string: address), url.host?.isEmpty == false else {
      throw SiteError(
        .usage, "The option --input has the value \"\(address)\"",
        hint: "Write an address such as https://example.org/moments.json.")
    }
    let file = "\(cache)/feed.json"
    do {
      let details = try RemoteFeed(url: url, folder: cache).read { pages, moments in
        guard !isQuiet else { return }
        let line = "\(address): \(pages) pages, \(moments) moments\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      try encoder.encode(details).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch let error as InputError {
      throw SiteError(.badData, error.diagnostics.map(StaticSite.Diagnostic.init))
    } catch let error as RemoteFeedError {
      throw SiteError(.noInput, error.message, file: error.url.absoluteString, hint: error.hint)
    } catch {
      throw SiteError(.inputOutput, "The feed can't be kept: \(error)", file: cache)
    }
    return file
  }
}
