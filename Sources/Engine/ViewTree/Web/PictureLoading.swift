/// When a browser loads pictures.
public enum WebPictureLoading: Sendable, Hashable {
  /// The first of a static page at once, the others when they come near the window.
  case automatic
  /// When they come near the window.
  case lazy
  /// At once.
  case eager
  /// At once, and before the page's other pictures: for the largest that a reader sees first.
  case urgent
}

private enum PictureLoadingKey: EnvironmentKey {
  static let defaultValue = WebPictureLoading.automatic
}

extension EnvironmentValues {
  var pictureLoading: WebPictureLoading {
    get { self[PictureLoadingKey.self] }
    set { self[PictureLoadingKey.self] = newValue }
  }
}

extension View {
  /// Says when a browser loads the pictures in the view.
  nonisolated public func webPictureLoading(_ loading: WebPictureLoading) -> some View {
    environment(\.pictureLoading, loading)
  }
}

extension LoweringContext {
  /// The pictures of a static page that are loaded at once where nothing else is said: those that a
  /// reader sees first. In a long list they are in its first row at most.
  static let firstPictureCount = 6

  /// When the next picture of the page is loaded.
  mutating func takePictureLoading() -> (isLazy: Bool, isUrgent: Bool) {
    switch environment.pictureLoading {
    case .lazy: return (true, false)
    case .eager: return (false, false)
    case .urgent: return (false, true)
    case .automatic:
      guard firstPictures > 0 else { return (true, false) }
      firstPictures -= 1
      return (false, false)
    }
  }
}
