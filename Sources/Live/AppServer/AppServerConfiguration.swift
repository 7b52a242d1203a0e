/// How an app is served; what options on the command line say wins.
///
/// What can't be meant, such as an address that is none, ends the program before it listens, with a message that
/// names the property.
public struct AppServerConfiguration: Sendable {
  /// Where sessions are kept.
  public enum Store: Equatable, Sendable {
    /// In a file of the app's own below `XDG_STATE_HOME`, or `.local/state` in the home folder.
    case automatic
    /// In the file of a path; its folder is made if there is none.
    case file(String)
    /// In a PostgreSQL database, such as `postgres://live@db.example/notes`: processes on several machines have
    /// sessions together. A password is for `PGPASSFILE` or `PGPASSWORD`.
    case postgreSQL(String)
    /// In memory: sessions end with the program.
    case none
  }

  /// The address to listen at, in numbers, or `localhost`.
  public var host = "127.0.0.1"
  /// The port to listen at, 0 for any that is free.
  public var port: UInt16 = 8000
  /// The address under which a proxy shows the app, such as `https://notes.example`; nil without a proxy.
  ///
  /// Requests must ask for its host, sockets come from exactly that origin, and with `https` cookies are for TLS only.
  public var publicURL: String?
  /// Proxies that say who their clients are: addresses such as `10.0.0.7`, or ranges such as `10.0.0.0/8`.
  public var trustedProxies: [String] = []
  /// The title of pages whose views give none; nil for the program's name.
  public var title: String?
  /// A folder whose files are served where no page is; nil for `Public` in the working directory, if it is there.
  public var publicFolder: String?
  /// Where sessions are kept.
  public var store = Store.automatic
  /// The processes that run the app: 0 for the one that listens, for debuggers, or 1 to 64.
  public var workers = 1
  /// How long a worker may be busy before it is ended, from half a second to an hour.
  public var hangTime = Duration.seconds(10)
  /// The pages that may be open at a time, in all.
  public var openPages = 10_000
  /// The pages that may be open at a time at one address.
  public var openPagesPerAddress = 100

  /// The language that the app is written in, as a BCP 47 tag: that of readers who want none of ``languages``.
  public var language = "en"
  /// The languages that pages are shown in, as BCP 47 tags; nil for those of the string tables and catalogues that
  /// are part of the app.
  ///
  /// Readers get the first of theirs that is among these, or among `language`: its texts, words of controls, notation of
  /// numbers and dates, and direction. `[]` is for apps that don't ask readers.
  public var languages: [String]?
  /// The headers of requests that views may read by `reader`, such as `User-Agent`, in any case.
  public var readableHeaders: Set<String> = []
  /// The cookies that views may read by `reader`.
  public var readableCookies: Set<String> = []
  /// How readers become known.
  public var signIn = SignInConfiguration()
  /// What readers may send to pages that ask for files.
  public var uploads = UploadConfiguration()

  /// Where machines ask how the server is; nil for nowhere.
  public var operations: OperationsConfiguration?
  /// How the log is written, on the standard error.
  public var logFormat = LogFormat.text
  /// What answers beside pages; see ``route(_:_:largestBody:time:handler:)``.
  package var routes: [ServerRoute] = []

  /// How apps are served that say nothing.
  public init() {}
}
