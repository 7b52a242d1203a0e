import ElementTree
import Foundation
import Synchronization
package import ViewTree

extension SnapshotAsset {
  /// The files of some pages, each once, ordered by name.
  package static func all(of assets: [PageAsset]) -> [SnapshotAsset] {
    if assets.isEmpty { return [] }
    var result: [String: SnapshotAsset] = [:]
    for asset in assets where result[asset.name] == nil {
      result[asset.name] = SnapshotAsset(name: asset.name, sha256: hash(of: asset))
    }
    return result.values.sorted { $0.name < $1.name }
  }

  /// Hashes by name: a name holds the beginning of its content's hash.
  private static let known = Mutex<[String: String]>([:])

  private static func hash(of asset: PageAsset) -> String {
    if let hash = known.withLock({ $0[asset.name] }) { return hash }
    let bytes = asset.origin.flatMap { FileManager.default.contents(atPath: $0) }.map(Array.init)
    let hash = SHA256.digest(of: bytes ?? asset.bytes).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    known.withLock { $0[asset.name] = hash }
    return hash
  }
}
