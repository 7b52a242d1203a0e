/// A window of an app as a view, with the app's own state: each page has an app of its own.
struct AppWindow<Application: App>: View {
  var linked: LinkedApp<Application>
  /// Which of the app's windows.
  let number: Int

  var body: some View {
    var windows: [_SceneWindow] = []
    Application.Body._collect(linked.app.body, into: &windows)
    return windows.indices.contains(number) ? AnyView(erasing: windows[number].content) : nil
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}

/// An app whose state is a page's.
struct LinkedApp<Application: App>: LinkedProperty {
  var app: Application

  @MainActor
  mutating func link(_ link: inout PropertyLink) {
    guard let fields = DynamicFields.of(Application.self) else { return }
    let ordinal = link.ordinal
    withUnsafeMutableBytes(of: &app) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (number, field) in fields.fields.enumerated() {
        link.ordinal = number
        field.connect(base, &link)
      }
    }
    link.ordinal = ordinal
  }
}

extension LiveView {
  /// A page of a window of an app that is made for the page.
  package convenience init(
    app: any App.Type, window number: Int = 0,
    environment: EnvironmentValues = EnvironmentValues(), language: String = "en"
  ) {
    func open<A: App>(_ type: A.Type) -> any View {
      AppWindow(linked: LinkedApp(app: A()), number: number)
    }
    self.init(open(app), environment: environment.tinted(by: .shared), language: language)
  }
}
