import Foundation
import Synchronization

/// Tells an app's author what was not done, each problem once.
enum Log {
  private static let told = Mutex<Set<String>>([])

  static func once(_ message: String) {
    guard told.withLock({ $0.count < 1024 && $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("SwiftData: \(message)\n".utf8))
  }
}
