import AppServer
import SwiftUI

@MainActor enum ServedAppUses {
  static func servedApp<T: ServedApp>(_ value: T) {
    _ = (any ServedApp).self
    var configuration = AppServerConfiguration()
    T.configure(&configuration)
  }
}
