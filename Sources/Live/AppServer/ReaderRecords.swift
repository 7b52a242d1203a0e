public import Foundation
public import ViewTree

/// What the server keeps of a reader.
///
/// What the app itself keeps, as in a database of its own, is not part of it.
public struct ReaderRecords: Equatable, Sendable {
  /// A sign-in that holds, in one browser.
  public struct SignIn: Equatable, Sendable {
    /// What is known of the user.
    public var user: ReaderUser
    /// When it ends without a visit.
    public var expiry: Date

    /// Describes a sign-in.
    public init(user: ReaderUser, expiry: Date) {
      self.user = user
      self.expiry = expiry
    }
  }

  /// A page as it was stored last, so that the reader finds it again.
  public struct Page: Equatable, Sendable {
    /// The address without its origin.
    public var address: String
    /// When it was stored.
    public var stored: Date
    /// What its views hold, as JSON.
    public var state: Data

    /// Describes a page.
    public init(address: String, stored: Date, state: Data) {
      self.address = address
      self.stored = stored
      self.state = state
    }
  }

  /// A value of `@AppStorage`.
  public struct Value: Equatable, Sendable {
    /// The key.
    public var name: String
    /// The value as JSON.
    public var value: Data

    /// Describes a value.
    public init(name: String, value: Data) {
      self.name = name
      self.value = value
    }
  }

  /// The sign-ins that hold.
  public var signIns: [SignIn]
  /// The pages that are stored.
  public var pages: [Page]
  /// The values that the reader's pages have kept; of several browsers those of one name follow each other.
  public var values: [Value]

  /// Describes what is kept.
  public init(signIns: [SignIn] = [], pages: [Page] = [], values: [Value] = []) {
    self.signIns = signIns
    self.pages = pages
    self.values = values
  }

  /// Whether nothing is kept.
  public var isEmpty: Bool { signIns.isEmpty && pages.isEmpty && values.isEmpty }

  /// All of it as a JSON object with `signIns`, `pages` and `values`, for readers who ask for what is kept of them.
  ///
  /// Times are as in ISO 8601. What is no JSON is a string, in Base64 if it is no text.
  public var json: Data {
    let object: [String: Any] = [
      "signIns": signIns.map { signIn in
        [
          "user": Self.value(of: (try? JSONEncoder().encode(signIn.user)) ?? Data()),
          "expiry": signIn.expiry.formatted(.iso8601),
        ]
      },
      "pages": pages.map { page in
        [
          "address": page.address, "stored": page.stored.formatted(.iso8601),
          "state": Self.value(of: page.state),
        ]
      },
      "values": values.map { ["name": $0.name, "value": Self.value(of: $0.value)] },
    ]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data()
  }

  /// JSON as what `JSONSerialization` writes.
  private static func value(of bytes: Data) -> Any {
    (try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed))
      ?? String(data: bytes, encoding: .utf8) ?? bytes.base64EncodedString()
  }
}

/// What the server keeps of the reader of a page, to give it to the reader or to forget it.
///
///     @Environment(\.readerRecords) private var records
///
///     Button("Forget me", role: .destructive) {
///       Accounts.delete(reader.user)
///       do { try records.removeAll() } catch { message = "That can't be done now." }
///     }
///
/// It is about the user who is signed in, in all browsers; where nobody is, about the browser.
///
/// - Note: Not in SwiftUI. Where no server shows the views, nothing is kept.
public struct ReaderRecordsProxy {
  private let read: @MainActor () throws -> ReaderRecords
  private let remove: @MainActor () throws -> Void

  package init(
    read: @escaping @MainActor () throws -> ReaderRecords = { ReaderRecords() },
    remove: @escaping @MainActor () throws -> Void = {}
  ) {
    self.read = read
    self.remove = remove
  }

  /// Everything, as it was stored last: what was typed within the last second may be missing.
  ///
  /// - Throws: What the store of sessions says if it can't be asked now.
  @MainActor public func all() throws -> ReaderRecords { try read() }

  /// Forgets everything, and ends the reader's pages in every process: they load themselves again, without a user.
  ///
  /// - Throws: What the store of sessions says if it can't be asked now; then nothing is forgotten.
  @MainActor public func removeAll() throws { try remove() }
}

private enum ReaderRecordsKey: EnvironmentKey {
  static var defaultValue: ReaderRecordsProxy { ReaderRecordsProxy() }
}

extension EnvironmentValues {
  /// What the server keeps of the reader.
  ///
  /// - Note: Not in SwiftUI.
  public package(set) var readerRecords: ReaderRecordsProxy {
    get { self[ReaderRecordsKey.self] }
    set { self[ReaderRecordsKey.self] = newValue }
  }
}
