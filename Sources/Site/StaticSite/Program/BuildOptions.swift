package import CommandLineOptions

/// The options that all commands have that build a site.
package enum BuildOptions {
  /// How a site is written.
  package static let publishing: [CommandOption] = [
    .number(
      "wait", "SECONDS", "How long to wait for another build of the same folder; 30", in: 0...86_400
    ),
    .flag(
      "pictures", "Make smaller pictures beside those of the site, as AVIF and WebP, by libvips"),
    .flag(
      "keep-metadata", "Leave in pictures what the camera wrote, such as where they were taken"),
    .flag("compress", "Put compressed files beside those that get smaller: .gz, .br, .zst"),
    .flag("durable", "Wait until the site is on the disk, to survive a power cut"),
    .flag("dry-run", "Write nothing, say what would be written"),
    .flag("json", "Print the report as JSON"),
    .flag("quiet", "Print nothing but errors"),
  ]

  /// Which part of a site is built; `merge` is the command that puts parts together.
  package static func shard(_ merge: String) -> CommandOption {
    .value("shard", "I/N", "Build one of N parts of the site, which \(merge) puts together")
  }
}

extension SiteShard {
  /// The part that `--shard` names; nil without the option.
  package static func named(in list: ArgumentList) throws(SiteError) -> SiteShard? {
    guard let text = list["shard"] else { return nil }
    guard let shard = SiteShard(text) else {
      throw SiteError(
        .usage, "The option --shard has the value \"\(text)\"",
        hint: "Write the part's number and how many there are, such as 2/3.")
    }
    return shard
  }
}
