/// One of several parts of a site, each built by itself, on this machine or another.
///
///     moments build --shard 2/3 --output parts/2
///     moments merge parts/1 parts/2 parts/3 --output site
///
/// A part has the pages whose making costs time; all else is made when the parts are put together. The site is the same
/// bytes as one that is built as a whole.
public struct SiteShard: Hashable, Sendable {
  /// The part's number, from one.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Creates the part of a number; nil for one that there isn't among so many.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, count <= 100_000, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/3`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// The files of a plan that the part has: neighbours are alike, so each part gets every so many of them.
  func files(of plan: BuildPlan) -> [PlannedFile] {
    let pages = plan.files.filter { $0.inputs != nil }
    return pages.indices.filter { index in
      let picture =
        if case .page(let page) = pages[index].source { page.picture } else { nil as Int? }
      return (picture ?? index) % count == number - 1
    }.map { pages[$0] }
  }
}

/// Parts of a site that were built by themselves.
@MainActor
final class SiteParts {
  private struct Part {
    var path: String
    var folder: Folder
    var cache: PageCache
  }
  private var parts: [Part] = []

  /// Opens the folders of parts.
  init(_ paths: [String]) throws(SiteError) {
    for path in paths {
      let folder: Folder
      let cache: PageCache?
      do throws(SystemError) {
        folder = try Folder.open(path)
        let isThere = try folder.status(PageCache.fileName) != nil
        cache = isThere ? PageCache(try folder.contents(PageCache.fileName, limit: 1 << 30)) : nil
      } catch {
        throw SiteError(.noInput, "\(error)", file: path)
      }
      guard let cache else {
        throw SiteError(
          .noInput, "The folder has no part of a site, or one of another version", file: path,
          hint: "Build it with --shard and this version of the program.")
      }
      parts.append(Part(path: path, folder: folder, cache: cache))
    }
  }

  /// What a part has of a page that is made from the same.
  ///
  /// - Throws: ``SiteError`` with code 66 if no part has it, or not as it was written.
  func content(of path: String, inputs: ContentHash) throws(SiteError) -> MadeFile {
    for part in parts {
      guard let record = part.cache.pages[path], record.inputs == inputs else { continue }
      if let bytes = try? part.folder.contents(path), bytes.count == record.byteCount,
        ContentHash(bytes) == record.hash
      {
        return MadeFile(bytes: bytes, resources: record.resources)
      }
      throw SiteError(
        .noInput, "The part has the page \"\(path)\" no more as it was built", file: part.path,
        hint: "Build this part again.")
    }
    let other = parts.first { $0.cache.pages[path] != nil }
    throw SiteError(
      .noInput,
      other == nil
        ? "No part has the page \"\(path)\"" : "The page \"\(path)\" was made from something else",
      file: other?.path,
      hint: "Build all parts of one input, with the same options and the same program.")
  }
}
