import Foundation

/// The members, each in a file of its own with the password's hash, which all processes of the app see.
///
/// Hashing takes 64 MiB and some processor time, so there is one at a time, beside the views.
actor Accounts {
  static let shared = Accounts(folder: FileManager.default.currentDirectoryPath + "/members")

  private let folder: String
  /// What is compared where there is no such member, so that the answer takes as long.
  private var nobody: String?

  init(folder: String) { self.folder = folder }

  /// Why somebody can't come in, in words; nil if they can.
  ///
  /// - Parameter joins: Whether they become a member.
  func problem(of name: String, _ password: String, joins: Bool) -> String? {
    guard let hashing = PasswordHash.shared else {
      return "Passwords can’t be checked: the library libsodium is missing."
    }
    guard (1...40).contains(name.count), name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return "A name has 1 to 40 letters and digits."
    }
    guard (8...200).contains(password.count) else {
      return joins ? "A password has 8 to 200 characters." : "Name or password is wrong."
    }
    return joins ? join(name, password, hashing) : check(name, password, hashing)
  }

  private func join(_ name: String, _ password: String, _ hashing: PasswordHash) -> String? {
    guard let hash = hashing.hash(password) else { return "There is no memory to hash it." }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Two who join at once: one is first.
      try Data(hash.utf8).write(to: file(of: name), options: .withoutOverwriting)
      return nil
    } catch CocoaError.fileWriteFileExists {
      return "That name is taken."
    } catch {
      return "Nobody can join now."
    }
  }

  private func check(_ name: String, _ password: String, _ hashing: PasswordHash) -> String? {
    let wrong = "Name or password is wrong."
    guard let hash = try? String(contentsOf: file(of: name), encoding: .utf8) else {
      if nobody == nil { nobody = hashing.hash("nobody's password") }
      if let nobody { _ = hashing.verify(password, nobody) }
      return wrong
    }
    return hashing.verify(password, hash) ? nil : wrong
  }

  /// A name's bytes in hexadecimal digits, so that no name is a path.
  private func file(of name: String) -> URL {
    let digits = name.utf8.map { String(format: "%02x", $0) }.joined()
    return URL(fileURLWithPath: folder).appendingPathComponent(digits)
  }
}
