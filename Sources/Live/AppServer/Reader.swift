public import ViewTree

/// Who reads a page, as far as the server knows.
///
///     struct Greeting: View {
///       @Environment(\.reader) private var reader
///
///       var body: some View { Text("Hello, \(reader.user?.name ?? "stranger")") }
///     }
///
/// - Note: Not in SwiftUI. Where no server shows the views, in previews, tests and static pages, nothing is known unless
///   `.environment(\.reader, …)` says so.
public struct Reader: Equatable, Sendable {
  /// The languages that the browser asks for as BCP 47 tags, the most wanted first, at most 16.
  ///
  /// Which of them the page is in says `\.locale`.
  public var languages: [String]
  /// The address of the reader's browser, in numbers; empty if unknown.
  ///
  /// Behind a proxy that isn't trusted it is the proxy's.
  public var address: String
  /// Who the reader is; nil without a sign-in.
  public var user: ReaderUser?
  /// The headers that the server lets views read, by their names in small letters.
  public var headers: [String: String]
  /// The cookies that the server lets views read.
  public var cookies: [String: String]

  /// Describes a reader.
  public init(
    languages: [String] = [], address: String = "", user: ReaderUser? = nil,
    headers: [String: String] = [:], cookies: [String: String] = [:]
  ) {
    self.languages = languages
    self.address = address
    self.user = user
    self.headers = headers
    self.cookies = cookies
  }
}

/// A reader who has signed in.
public struct ReaderUser: Hashable, Codable, Sendable, Identifiable {
  /// What the user is known by, which never changes: a number or a name, at most 256 bytes.
  public var id: String
  /// What the user is called.
  public var name: String
  /// Where the user gets mail, if known.
  public var email: String?
  /// The groups that the user belongs to.
  public var groups: [String]

  /// Describes a user.
  ///
  /// - Parameters:
  ///   - id: What tells the user from all others, always.
  ///   - name: What the user is called; the id if nil.
  ///   - email: Where the user gets mail, if known.
  ///   - groups: The groups that the user belongs to.
  public init(id: String, name: String? = nil, email: String? = nil, groups: [String] = []) {
    self.id = id
    self.name = name ?? id
    self.email = email
    self.groups = groups
  }
}

private enum ReaderKey: EnvironmentKey {
  static let defaultValue = Reader()
}

extension EnvironmentValues {
  /// Who reads the page.
  ///
  /// - Note: Not in SwiftUI.
  public var reader: Reader {
    get { self[ReaderKey.self] }
    set { self[ReaderKey.self] = newValue }
  }
}
