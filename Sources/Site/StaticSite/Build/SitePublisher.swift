/// Writes a site into a folder, as a whole or not at all.
///
/// The new site is compared with the folder first: files with the same bytes keep their times,
/// files of an earlier build that the site has no more are removed, and whatever no build wrote
/// stays. Then the new generation takes the old one's place in one step, so that a reader, a
/// crash or `kill -9` sees one or the other. Where the file system has no such step, files are
/// renamed one by one, and the report says so.
///
///     let publisher = SitePublisher(output: "site")
///     let report = try publisher.publish { try site.plan() }
///     print(report.text)
public struct SitePublisher: Sendable {
  /// The folder for the site; it is made if it isn't there.
  public var output: String
  /// Whether to find out what would be written, and write nothing.
  public var isDryRun: Bool
  /// Whether the new generation takes the old one's place in one step where it can.
  ///
  /// Off, files are renamed one by one; both ways give the same folder.
  public var exchangesFolders = true

  /// Whether the generation before stays beside a large site, in a hidden folder of second names for the same files.
  ///
  /// The next build makes the new generation of it, which costs what has changed since and not what there is.
  public var keepsGeneration = true

  /// The fewest files for which that is done; fewer are linked in no time.
  package var fewestKept = 500

  /// The number of processes that make pages; the site is the same for any.
  ///
  /// Beyond one they are copies of this process, so they are started only while it has a single
  /// thread; otherwise all pages are made in it.
  public var jobs = 1

  /// The seconds to wait for another build of the same folder before giving up.
  public var patience = 30

  /// Whether the site is on the disk when `publish` returns, and at each moment before that the
  /// old or the new one survives a power cut.
  ///
  /// Without, a power cut in the seconds after a build may leave pages empty or cut short; the
  /// next build sees that by their hashes and writes them again.
  public var isDurable = false

  /// The forms in which compressed files stand beside those that get smaller.
  ///
  /// Forms whose library is missing are left out. A dry run doesn't name these files.
  public var compressions: [Compression] = []

  /// Which part of the site is built, if it isn't all of it.
  public var shard: SiteShard?

  /// The folders of parts that pages are taken from; without any they are made.
  public var parts: [String] = []

  /// Creates a publisher for a folder.
  public init(output: String, isDryRun: Bool = false) {
    self.output = output
    self.isDryRun = isDryRun
  }

  /// Brings the folder up to date.
  ///
  /// - Parameters:
  ///   - input: The hash of all that the site is made from. If the last build had the same and
  ///     the folder still has its files, nothing is made again and `plan` isn't called.
  ///   - plan: Makes the plan; called at most once.
  /// - Throws: ``SiteError`` with code 73 for a folder that isn't empty and that no build made,
  ///   or that another build still writes after ``patience``,
  ///   with code 70 if one of several processes crashed,
  ///   or whatever the plan and its files throw. The folder is then as it was.
  @MainActor
  public func publish(
    input: ContentHash? = nil, plan: @MainActor () throws -> BuildPlan
  ) throws(SiteError) -> BuildReport {
    let place: OutputPlace
    do throws(SystemError) {
      place = try OutputPlace(output, makesParents: !isDryRun)
    } catch {
      throw error.siteError
    }
    FileHashes.shared.load(beside: output)
    let report = try Publication(place: place, publisher: self).publish(input: input, plan: plan)
      .get()
    if !isDryRun { FileHashes.shared.save(beside: place) }
    return report
  }
}
