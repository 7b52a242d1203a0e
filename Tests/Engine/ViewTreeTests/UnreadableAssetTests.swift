import Foundation
import TestSupport
import Testing

@testable import ViewTree

@Suite("Assets that can't be read")
struct UnreadableAssetTests {
  static let color = "{\"colors\": [{\"color\": {\"components\": {\"white\": \"0.5\"}}}]}"

  /// What a catalogue says of the colour `Brand/red` when something in it is a link to itself,
  /// which nobody can read, whoever the user is.
  private func message(with broken: String, folder: TemporaryFolder) throws -> AssetError? {
    try folder.write("A.xcassets/Contents.json", "{}")
    if !broken.hasPrefix("A.xcassets/Brand/red") {
      try folder.write("A.xcassets/Brand/red.colorset/Contents.json", Self.color)
    }
    if broken != "A.xcassets/Brand/Contents.json" {
      try folder.write(
        "A.xcassets/Brand/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    }
    let url = URL(fileURLWithPath: "\(folder.path)/\(broken)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: url.lastPathComponent)
    do throws(AssetError) {
      _ = try AssetCatalog().color("Brand/red", bundle: folder.path)
      return nil
    } catch {
      return error
    }
  }

  @Test("A colour's file is named, with the system's reason")
  func entry() throws {
    let folder = try TemporaryFolder()
    let file = "A.xcassets/Brand/red.colorset/Contents.json"
    #expect(
      try message(with: file, folder: folder)
        == AssetError(
          .unreadableFile,
          "\(folder.path)/\(file) can't be read: Too many levels of symbolic links. "
            + "Check that it is there, readable and below 1 MiB."))
  }

  @Test("So is the file that says what a folder's colours are called")
  func namespace() throws {
    let folder = try TemporaryFolder()
    let file = "A.xcassets/Brand/Contents.json"
    #expect(
      try message(with: file, folder: folder)
        == AssetError(
          .unreadableFile,
          "\(folder.path)/\(file) can't be read: Too many levels of symbolic links. "
            + "\"Brand/red\" may be there."))
  }

  @Test("So is a catalogue that can't be listed")
  func catalogue() throws {
    let folder = try TemporaryFolder()
    let link = "\(folder.path)/B.xcassets"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "B.xcassets")
    do throws(AssetError) {
      _ = try AssetCatalog().color("red", bundle: folder.path)
      Issue.record("There is a colour")
    } catch {
      #expect(
        error
          == AssetError(
            .unreadableFile,
            "\(link) can't be read: Too many levels of symbolic links. \"red\" may be there."))
    }
  }

  @Test("A missing folder is reported as a missing asset")
  func absent() throws {
    let folder = try TemporaryFolder()
    do throws(AssetError) {
      _ = try AssetCatalog().color("red", bundle: folder.path + "/none")
      Issue.record("There is a colour")
    } catch {
      #expect(error == AssetError(.missing, "No asset catalogue has a colour named \"red\"."))
    }
  }
}
