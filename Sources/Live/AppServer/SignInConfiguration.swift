/// How readers become known: by a proxy, by the app's own check, or by a cookie that the app has set.
///
/// Asked for each request of a page and for each of its connections, in this order: ``check``, ``proxyHeaders``, cookie.
public struct SignInConfiguration: Sendable {
  /// The headers by which a proxy says whom it has let in.
  public struct ProxyHeaders: Equatable, Sendable {
    /// The header with the user's id.
    public var user: String
    /// The header with what the user is called.
    public var name: String?
    /// The header with where the user gets mail.
    public var email: String?
    /// The header with the user's groups, with commas between them.
    public var groups: String?

    /// Describes a proxy's headers.
    public init(user: String, name: String? = nil, email: String? = nil, groups: String? = nil) {
      self.user = user
      self.name = name
      self.email = email
      self.groups = groups
    }

    /// Those of oauth2-proxy with `--pass-user-headers`: `X-Forwarded-User` and its kin.
    public static let oauth2Proxy = ProxyHeaders(
      user: "X-Forwarded-User", name: "X-Forwarded-Preferred-Username", email: "X-Forwarded-Email",
      groups: "X-Forwarded-Groups")

    /// Those of Authelia: `Remote-User` and its kin.
    public static let authelia = ProxyHeaders(
      user: "Remote-User", name: "Remote-Name", email: "Remote-Email", groups: "Remote-Groups")
  }

  /// The headers of a proxy that signs readers in; nil if none does.
  ///
  /// They count only where the connection comes from one of ``AppServerConfiguration/trustedProxies``, and only if each
  /// stands in the request once: a proxy that passes on what a client has written beside its own is not believed.
  public var proxyHeaders: ProxyHeaders?

  /// Says who a reader is; nil for somebody unknown, about whom headers and cookies are asked.
  ///
  /// Its reader has no user yet, and besides what views may read the headers and cookies of ``checkedHeaders`` and
  /// ``checkedCookies``. It runs where the app does and keeps its other readers waiting, so it should take no time.
  /// If it throws, a page is an error page, and one that is open tries again later.
  public var check: (@MainActor @Sendable (Reader) throws -> ReaderUser?)?
  /// Headers that ``check`` may read and views not, such as `Authorization`.
  public var checkedHeaders: Set<String> = []
  /// Cookies that ``check`` may read and views not.
  public var checkedCookies: Set<String> = []

  /// How long a reader stays signed in who doesn't come; each visit in the second half of it renews it.
  public var lifetime = Duration.seconds(30 * 86_400)
  /// How long a key signs cookies. Those of the key before are still taken, and renewed; older ones are not.
  public var keyLifetime = Duration.seconds(30 * 86_400)

  /// Nobody is known but by cookies.
  public init() {}
}
