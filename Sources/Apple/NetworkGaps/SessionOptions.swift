public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// - Note: Differs from Foundation: a server's network costs the same everywhere.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// - Note: Differs from Foundation: a server's network costs the same everywhere.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLCache {
  /// Creates a cache in a folder; nil for the usual one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
