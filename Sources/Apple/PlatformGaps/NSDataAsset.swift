public import Foundation

/// A data set of a catalogue.
///
/// - Note: As in UIKit; the file of the set is taken from the bundle's catalogues.
public final class NSDataAsset: NSObject {
  public let name: String
  public let data: Data

  /// Finds the set of a name in the app's catalogues; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds the set of a name in a bundle's catalogues; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    let root = bundle.resourceURL ?? bundle.bundleURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let url = files?.nextObject() as? URL {
      guard url.pathExtension == "dataset",
        url.deletingPathExtension().path.hasSuffix("/" + name)
      else { continue }
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil))
        ?? []
      let file = contents.filter { $0.lastPathComponent != "Contents.json" }
        .min { $0.lastPathComponent < $1.lastPathComponent }
      guard let file, let data = try? Data(contentsOf: file) else { continue }
      self.name = name
      self.data = data
      return
    }
    return nil
  }
}
