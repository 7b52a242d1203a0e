import ElementTree
package import Foundation

/// The fonts that pages are drawn with under test: openly licensed, shipped, and no others.
///
/// They cover Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, kana, the most frequent Han
/// characters, and the emoji of the samples.
package struct TestFonts: Sendable {
  /// One file of the list.
  package struct File: Hashable, Sendable {
    package var name: String
    /// The family that pages name.
    package var family: String
    /// The SHA-256 of the content in hexadecimal digits.
    package var sha256: String
  }

  /// The list; a file with other bytes is refused.
  package static let files = [
    File(
      name: "DejaVuSans-Bold.ttf", family: "DejaVu Sans",
      sha256: "0d977336a6d5fba34eab8e3199eb218327161b5143749f802982c2bc34df0c96"),
    File(
      name: "DejaVuSans.ttf", family: "DejaVu Sans",
      sha256: "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322"),
    File(
      name: "DejaVuSansMono.ttf", family: "DejaVu Sans Mono",
      sha256: "0f5db4f1749979d961019838b160bec74abdf7f9eca69553fe1aa856bbff49a4"),
    File(
      name: "DejaVuSerif.ttf", family: "DejaVu Serif",
      sha256: "13e61509f5c81d7c3132810f4f903e3523df89c802bf6e0674621e8f659cdfe1"),
    File(
      name: "DroidSansFallback-Common.ttf", family: "Droid Sans Fallback",
      sha256: "d77ba33bcf90eeb24bb0ca4b6f75b0d29fee132dc1e11141c68fa4d6e7d6c246"),
    File(
      name: "Lohit-Devanagari.ttf", family: "Lohit Devanagari",
      sha256: "245eef612b94246c6ab9640d07ce21d3d886fabeba6d4ba5beaa859ba58bc7d0"),
    File(
      name: "NotoColorEmoji-Common.ttf", family: "Noto Color Emoji",
      sha256: "162ab9b3ccd725935a56836b99dfaecf1a9ec4a64876c0cb84f0ee0aef2686a8"),
  ]

  /// Families that a page may name beside those of the files: CSS's own words, and those of the
  /// system's stacks, none of which is installed under test.
  private static let otherFamilies: Set<String> = [
    "system-ui", "sans-serif", "serif", "monospace", "cursive", "fantasy", "math", "emoji",
    "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded", "-apple-system", "inherit",
    "initial",
    "unset", "revert", "revert-layer", "segoe ui", "roboto", "noto sans", "georgia", "menlo",
    "consolas",
  ]

  /// The folder that has the files.
  package let folder: URL

  /// The fonts in a folder, the shipped ones by default.
  ///
  /// - Throws: ``DrawingError`` with the code `font` if a file is missing or another one.
  package init(folder: URL? = nil) throws(DrawingError) {
    let folder = folder ?? Bundle.module.bundleURL.appendingPathComponent("Fonts")
    for file in Self.files {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file.name)) else {
        throw DrawingError(
          .font, "The test font \(file.name) is not in \(folder.path). Build the package anew.")
      }
      let found = SHA256.hex(of: [UInt8](data))
      guard found == file.sha256 else {
        throw DrawingError(
          .font,
          "The test font \(file.name) has the SHA-256 \(found), not \(file.sha256). Restore it.")
      }
    }
    self.folder = folder
  }

  /// Those of the families that a page may not name, in the order of `families`.
  package static func foreign(among families: [String]) -> [String] {
    let shipped = Set(files.map { $0.family.lowercased() })
    return families.filter { family in
      !shipped.contains(family.lowercased()) && !otherFamilies.contains(family.lowercased())
    }
  }

  /// Refuses a page that asks for another family than test fonts have.
  ///
  /// - Throws: ``DrawingError`` with the code `family`.
  package static func check(_ families: [String], of page: String) throws(DrawingError) {
    guard let family = foreign(among: families).first else { return }
    throw DrawingError(
      .family,
      "The page \(page) asks for the font \"\(family)\", which is no test font. "
        + "Ask for a design, or for one of: "
        + Set(files.map(\.family)).sorted().joined(separator: ", ") + ".")
  }

  /// A configuration of fontconfig with these fonts only.
  ///
  /// - Parameter cache: A folder for what fontconfig remembers.
  func configuration(cache: URL) -> [UInt8] {
    var writer = HTMLWriter()
    writer.appendMarkup("<?xml version=\"1.0\"?>\n<fontconfig>\n<dir>")
    writer.appendText(folder.path)
    writer.appendMarkup("</dir>\n<cachedir>")
    writer.appendText(cache.path)
    writer.appendMarkup("</cachedir>\n")
    let sans = ["DejaVu Sans", "Droid Sans Fallback", "Lohit Devanagari", "Noto Color Emoji"]
    let generic = [
      ("sans-serif", sans), ("system-ui", sans), ("sans", sans),
      ("serif", ["DejaVu Serif"] + sans), ("monospace", ["DejaVu Sans Mono"] + sans),
      ("emoji", ["Noto Color Emoji"]),
    ]
    for (name, families) in generic {
      writer.appendMarkup("<alias binding=\"same\"><family>")
      writer.appendText(name)
      writer.appendMarkup("</family><prefer>")
      for family in families {
        writer.appendMarkup("<family>")
        writer.appendText(family)
        writer.appendMarkup("</family>")
      }
      writer.appendMarkup("</prefer></alias>\n")
    }
    // Smoothing in grey and no hints, so that a letter looks alike wherever it stands.
    writer.appendMarkup(
      """
      <match target="font">
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      </fontconfig>

      """)
    return writer.bytes
  }
}
