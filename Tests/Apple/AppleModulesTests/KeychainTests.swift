import Foundation
import LocalAuthentication
import Security
import SwiftUI
import Testing
import ViewTree

@Suite("Keychain and owner", .serialized)
struct KeychainTests {
  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "KeychainTests",
      kSecAttrAccount as String: account,
    ]
  }

  @Test("A secret is kept, found, changed and forgotten")
  func secrets() {
    let account = UUID().uuidString
    var item = query(account)
    item[kSecValueData as String] = Data("one".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    var asked = query(account)
    asked[kSecReturnData as String] = true
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("one".utf8))
    let change = [kSecValueData as String: Data("two".utf8)]
    #expect(SecItemUpdate(query(account) as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("two".utf8))
    #expect(SecItemDelete(query(account) as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecItemNotFound)
    #expect(SecItemAdd([:], nil) == errSecParam)
  }

  @MainActor
  private final class Values: LiveStorage {
    let reader: String
    init(_ reader: String) { self.reader = reader }
    func value(of key: String) -> [UInt8]? { nil }
    func set(_ value: [UInt8], for key: String) {}
    func tell(_ page: AnyObject, _ action: (@MainActor (String) -> Void)?) {}
  }

  private struct Vault: View {
    @State private var secret = "nothing"
    let mine: String
    var body: some View {
      Text(verbatim: secret).onAppear {
        var item: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword,
          kSecAttrService as String: "KeychainTests.readers",
        ]
        var asked = item
        asked[kSecReturnData as String] = true
        var found: CFTypeRef?
        if SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess {
          secret = String(decoding: found as? Data ?? Data(), as: UTF8.self)
        } else {
          item[kSecValueData as String] = Data(mine.utf8)
          _ = SecItemAdd(item as CFDictionary, nil)
        }
      }
    }
  }

  @Test("A reader's secrets are there on the next page, and on nobody else's")
  @MainActor func readers() throws {
    func shown(_ reader: String?, _ mine: String) throws -> String {
      let page = LiveView(Vault(mine: mine))
      if let reader { page.storage = Values(reader) }
      _ = try page.update()
      return page.tree.html
    }
    #expect(try shown("Ann", "of Ann").contains("nothing"))
    #expect(try shown("Bob", "of Bob").contains("nothing"))
    #expect(try shown("Ann", "again").contains("of Ann"))
    #expect(try shown("Bob", "again").contains("of Bob"))
    #expect(try shown(nil, "of nobody").contains("nothing"))
    #expect(try shown(nil, "of nobody").contains("nothing"))
  }

  @Test("Nobody is recognised as a device's owner")
  func owner() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Notes")
    }
  }
}
