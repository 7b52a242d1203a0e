import Foundation

/// Has the compiler read other content in a file's place, under the file's own name.
struct FileOverlay {
  /// The file that says so.
  var path: String

  private struct Description: Encodable {
    struct Root: Encodable {
      var type = "file"
      var name: String
      var external: String

      enum CodingKeys: String, CodingKey {
        case type, name
        case external = "external-contents"
      }
    }
    var version = 0
    var usesExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
    }
  }

  /// Writes the content and the description into a folder; nil if that can't be done.
  init?(of file: String, text: String, in folder: String) {
    let content = folder + "/" + (file as NSString).lastPathComponent
    path = folder + "/overlay.yaml"
    let description = Description(roots: [.init(name: file, external: content)])
    guard let data = try? JSONEncoder().encode(description),
      (try? Data(text.utf8).write(to: URL(fileURLWithPath: content))) != nil,
      (try? data.write(to: URL(fileURLWithPath: path))) != nil
    else { return nil }
  }
}
