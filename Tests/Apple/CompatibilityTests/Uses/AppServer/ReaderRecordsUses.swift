import AppServer
import Foundation
import SwiftUI

@MainActor enum ReaderRecordsUses {
  static func proxy(_ values: EnvironmentValues) throws -> ReaderRecords {
    let records: ReaderRecordsProxy = values.readerRecords
    try records.removeAll()
    return try records.all()
  }

  static func make(_ user: ReaderUser) -> ReaderRecords {
    let signIn = ReaderRecords.SignIn(user: user, expiry: .now)
    let page = ReaderRecords.Page(address: "/", stored: .now, state: Data())
    let value = ReaderRecords.Value(name: "a", value: Data())
    return ReaderRecords(signIns: [signIn], pages: [page], values: [value])
  }

  static func read(_ records: ReaderRecords) -> [Any] {
    [
      records.isEmpty, records.json, records.signIns, records.pages, records.values,
      records.signIns.map { signIn in (signIn.user, signIn.expiry) },
      records.pages.map { page in (page.address, page.stored, page.state) },
      records.values.map { value in (value.name, value.value) },
    ]
  }
}
