@_exported public import Foundation

public typealias OSStatus = Int32
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecAuthFailed: OSStatus = -25293
public let errSecUnimplemented: OSStatus = -4
public let errSecDecode: OSStatus = -26275

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecClassCertificate: CFString = "cert"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

/// Keeps a secret.
///
/// - Note: Differs from Security: secrets stay in the process' memory until it ends. Each reader of live pages has some
///   of their own, as each browser is a device of its own; what a program does outside of its pages has others.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let item = KeychainItem(attributes) else { return errSecParam }
  return Keychain.shared.add(item) ? errSecSuccess : errSecDuplicateItem
}

/// Finds secrets.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  let found = Keychain.shared.items(matching: query)
  guard let first = found.first else { return errSecItemNotFound }
  let asksForData = query[kSecReturnData] as? Bool == true
  func shown(_ item: KeychainItem) -> CFTypeRef {
    guard query[kSecReturnAttributes] as? Bool == true else { return item.data as NSData }
    var values: [String: Any] = item.attributes
    if asksForData { values[kSecValueData] = item.data }
    return NSDictionary(dictionary: values)
  }
  guard let result else { return errSecSuccess }
  if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
    result.pointee = NSArray(array: found.map(shown))
  } else {
    result.pointee = shown(first)
  }
  return errSecSuccess
}

/// Changes secrets.
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  return Keychain.shared.update(query, attributes) ? errSecSuccess : errSecItemNotFound
}

/// Forgets secrets.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  return Keychain.shared.remove(query) ? errSecSuccess : errSecItemNotFound
}

/// What an error says.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "The operation couldn’t be completed. (OSStatus \(status).)"
  }
}
