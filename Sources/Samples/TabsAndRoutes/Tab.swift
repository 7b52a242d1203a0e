/// The app's tabs; its own type, which shadows SwiftUI's.
enum Tab: String, CaseIterable, Hashable {
  case home, library, settings

  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .home: "house"
    case .library: "book"
    case .settings: "gear"
    }
  }
}
