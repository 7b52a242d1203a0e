#if Server
  import ElementTree
  import LivePages
  import ViewTree

  /// A window's views, with the window's title where they give none.
  @MainActor
  final class WindowContent: LiveContent {
    private let view: LiveView
    private let windowTitle: String
    /// Kept for the views, which do not.
    private let storage: GuestStorage

    init(_ view: LiveView, title: String?, of visit: LiveVisit) {
      self.view = view
      windowTitle = title ?? ""
      storage = visit.storage
    }

    var onChange: (() -> Void)? {
      get { view.onChange }
      set { view.onChange = newValue }
    }
    var title: String { view.title.isEmpty ? windowTitle : view.title }
    var tree: ElementTree { view.tree }
    var assets: [PageAsset] { view.assets }
    var head: PageHead { view.head }
    var limits: EvaluationLimits {
      get { view.limits }
      set { view.limits = newValue }
    }
    var documentTitle: String? {
      get { view.documentTitle }
      set { view.documentTitle = windowTitle.isEmpty ? newValue : windowTitle }
    }

    var warningLines: [String] { view.warningLines }
    private var toldCount = 0

    func update() throws -> LiveFrame? {
      defer { tellWarnings() }
      do {
        return try view.update()
      } catch let error as RenderingError {
        throw IssuePlaces.shared.placed(error)
      }
    }

    /// Logs what the views were warned about since the last time.
    private func tellWarnings() {
      let new = view.noted.dropFirst(toldCount)
      guard !new.isEmpty else { return }
      IssueLog.shared.note(Array(new))
      toldCount += new.count
    }

    func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
      view.handle(event, atNode: node)
    }
    func snapshot() -> [UInt8] { view.snapshot() }
    func restore(_ snapshot: [UInt8]) { view.restore(snapshot) }
    func end() { view.end() }
    func becomeDocument() { view.becomeDocument() }
    func viewPath(toNode node: Int) -> [String] { view.viewPath(toNode: node) }
  }
#endif
