import Foundation
import LocalAuthentication
import Security
import Testing

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
