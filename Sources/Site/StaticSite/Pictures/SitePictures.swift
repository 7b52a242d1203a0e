import Foundation
import Synchronization
internal import ViewTree

/// The pictures among a site's own files: their proportions, by which pages are laid out, and the files in other
/// sizes and forms that are made of them.
final class SitePictures: Sendable {
  /// Where the files come from, by their paths in the site.
  private let origins: [String: String]
  private let known = Mutex<[String: PictureUse]>([:])
  /// The sizes and forms; nil for the files alone.
  private let forms: PictureForms?
  /// What pictures are shown by until they are there, by their paths; nil in it for nothing.
  private let colors = Mutex<[String: SIMD3<UInt8>?]>([:])
  /// The bytes of a file's beginning in which its size is looked for.
  private static let head = 256 << 10

  /// The pictures among files that are copied.
  init(_ files: [PlannedFile], _ forms: PictureForms?) {
    self.forms = forms
    var origins: [String: String] = [:]
    for file in files {
      guard case .copy(let origin) = file.source, PictureType(fileName: origin) != nil
      else { continue }
      origins[file.path.string] = origin
    }
    self.origins = origins
  }

  /// What an address in a view means; nil for what is no picture of the site.
  func use(of address: String) -> PictureUse? {
    guard !origins.isEmpty, let path = Self.path(of: address), let origin = origins[path]
    else { return nil }
    return known.withLock { known in
      if let use = known[path] { return use }
      let use = self.use(path, origin)
      known[path] = use
      return use
    }
  }

  private func use(_ path: String, _ origin: String) -> PictureUse {
    PictureUse(
      path: path, size: Self.size(of: origin),
      hash: forms == nil || !Self.isRead(origin)
        ? nil : (try? FileHashes.shared.hash(of: origin))?.hash)
  }

  /// Whether a file is of a type that others are made of.
  private static func isRead(_ origin: String) -> Bool {
    switch PictureType(fileName: origin) {
    case .jpeg, .png, .webp: true
    default: false
    }
  }

  /// Whether the pictures that a page used are as they were.
  func agree(with uses: [PictureUse]) -> Bool {
    uses.allSatisfy { use in
      guard let origin = origins[use.path] else { return false }
      return known.withLock { known in
        if let current = known[use.path] { return current == use }
        let current = self.use(use.path, origin)
        known[use.path] = current
        return current == use
      }
    }
  }

  // MARK: Other sizes and forms

  /// The files that show a picture in other sizes and forms; nil if there are none.
  func variants(of use: PictureUse) -> PictureVariants? {
    guard let forms, let origin = origins[use.path], let size = use.size, use.hash != nil
    else { return nil }
    let sources = forms.forms.map { form in
      PictureVariants.Source(
        type: form.type,
        files: forms.widths(for: Int(size.width)).map { width in
          PictureVariants.File(address: Self.name(of: use, width, form), width: width)
        })
    }
    return PictureVariants(sources: sources, size: size, color: color(of: use.path, origin))
  }

  private func color(of path: String, _ origin: String) -> SIMD3<UInt8>? {
    if let known = colors.withLock({ $0[path] }) { return known }
    let bytes = try? SystemFile.bytes(origin)
    let color: SIMD3<UInt8>? = bytes.flatMap { bytes in
      do throws(PictureFile.Failure) { return try PictureFile(bytes, width: 32).color } catch {
        return nil
      }
    }
    colors.withLock { $0[path] = .some(color) }
    return color
  }

  private static func name(of use: PictureUse, _ width: Int, _ form: PictureForms.Form) -> String {
    "\(PictureForms.folder)/\(use.hash?.description.prefix(16) ?? "")-\(width).\(form.rawValue)"
  }

  /// The files in other sizes and forms of all pictures, each made when the build asks for it.
  func files() -> (files: [PlannedFile], errors: [Diagnostic]) {
    guard let forms else { return ([], []) }
    var files: [PlannedFile] = []
    var errors: [Diagnostic] = []
    var seen: Set<ContentHash> = []
    for (path, origin) in origins.sorted(by: { $0.key < $1.key }) where Self.isRead(origin) {
      guard let use = use(of: path), let hash = use.hash, let size = use.size,
        seen.insert(hash).inserted
      else { continue }
      let number = seen.count
      guard size.width * size.height <= PictureForms.mostPixels else {
        errors.append(
          Diagnostic(
            file: origin,
            message:
              "The picture is \(Int(size.width)) × \(Int(size.height)) pixels, which is more than any is",
            hint: "Make it smaller, or put it where the site doesn't copy it from."))
        continue
      }
      for form in forms.forms {
        for width in forms.widths(for: Int(size.width)) {
          var inputs = PageInputs("picture")
          inputs.add(hash)
          inputs.add(form.options)
          inputs.add(width)
          // What it is made of is as wide as the widest.
          let most = forms.mostWidth
          inputs.add(most)
          let page = PlannedPage(inputs: inputs.hash, picture: number) {
            MadeFile(bytes: try LastPicture.bytes(of: origin, hash, most: most, width: width, form))
          }
          files.append(
            PlannedFile(SitePath(unchecked: Self.name(of: use, width, form)), page: page))
        }
      }
    }
    return (files, errors)
  }

  private static func size(of file: String) -> PictureSize? {
    guard let type = PictureType(fileName: file),
      let bytes = try? SystemFile.beginning(of: file, count: head)
    else { return nil }
    return PictureSize(of: bytes, type: type)
  }

  /// The path of a relative address, as pages at the site's top have it.
  private static func path(of address: String) -> String? {
    guard !address.hasPrefix("/"), !address.hasPrefix("?"), !address.hasPrefix("#"),
      !(address.prefix { $0 != "/" }.contains(":"))
    else { return nil }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.contains("%") ? path.removingPercentEncoding : String(path)
  }
}

/// A picture of the site that a page is laid out by.
struct PictureUse: Hashable, Sendable {
  /// The picture's path in the site.
  let path: String
  /// Its size in pixels; nil if it can't be read.
  let size: PictureSize?
  /// The hash of its bytes, where files in other sizes and forms are made of it.
  var hash: ContentHash?
}

/// The picture that a file was made of last in this process: files of one picture are made one after the other.
@MainActor
private enum LastPicture {
  private static var last: (inputs: ContentHash, picture: PictureHolder)?

  /// A picture in a form; `most` is the greatest width that files are made of it in.
  static func bytes(
    of origin: String, _ hash: ContentHash, most: Int, width: Int, _ form: PictureForms.Form
  ) throws -> [UInt8] {
    let picture = try last.flatMap { $0.inputs == hash ? $0.picture : nil } ?? read(origin, most)
    last = (hash, picture)
    do throws(PictureFile.Failure) {
      return try picture.file.shrunk(to: width).bytes(form)
    } catch {
      throw fault(of: origin, error)
    }
  }

  private static func read(_ origin: String, _ most: Int) throws -> PictureHolder {
    last = nil
    let bytes: [UInt8]
    do throws(SystemFile.Failure) {
      bytes = try SystemFile.bytes(origin)
    } catch {
      throw SiteError(.noInput, "The picture can't be read: \(error.reason)", file: origin)
    }
    do throws(PictureFile.Failure) {
      return PictureHolder(try PictureFile(bytes, width: most))
    } catch {
      throw fault(of: origin, error)
    }
  }

  private static func fault(of origin: String, _ failure: PictureFile.Failure) -> SiteError {
    SiteError(
      .badData, "The picture can't be made smaller: \(failure.reason)", file: origin,
      hint: "Put a picture there that can be read, or build without --pictures.")
  }
}

/// Holds a picture that can't be copied.
private final class PictureHolder {
  let file: PictureFile

  init(_ file: consuming PictureFile) { self.file = file }
}
