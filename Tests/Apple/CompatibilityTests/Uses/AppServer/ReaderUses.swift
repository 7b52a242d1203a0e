import AppServer
import SwiftUI

@MainActor enum ReaderUses {
  static func reader() {
    _ = Reader.self
    let value = Reader(languages: [], address: "", user: nil, headers: [:], cookies: [:])
    _ = value.languages
    _ = value.address
    _ = value.user
    _ = value.headers
    _ = value.cookies
    _ = value == value
  }

  static func user() {
    _ = ReaderUser.self
    let value = ReaderUser(id: "", name: nil, email: nil, groups: [])
    _ = value.id
    _ = value.name
    _ = value.email
    _ = value.groups
    _ = value.hashValue
  }

  static func environment(_ value: EnvironmentValues) {
    _ = value.reader
  }
}
