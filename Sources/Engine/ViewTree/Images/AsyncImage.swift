public import Foundation

/// What is known of a picture that is being loaded.
///
/// - Note: As in SwiftUI.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if something did.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from an address.
///
/// The address must be one of `http` or `https`, relative or that of a resource of a bundle; another shows
/// nothing and is reported.
///
/// - Note: Differs from SwiftUI: the browser loads the picture, so the first frame shows it, or
///   the placeholder if there is no address; a resource's phase is known at once. On a live page the browser tells
///   that it can't be had. For readers it is decoration unless
///   `accessibilityLabel(_:)` says what it shows.
nonisolated public struct AsyncImage<Content: View>: _PrimitiveView {
  @usableFromInline let phase: AsyncImagePhase
  @usableFromInline let content: (AsyncImagePhase) -> Content

  private init(
    _ url: URL?, _ scale: CGFloat, _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = url.map { Self.phase(of: $0, scale) } ?? .empty
    self.content = content
  }

  /// The phase of a picture: a file of the program's is read at once, all others are the browser's to load.
  private static func phase(of url: URL, _ scale: CGFloat) -> AsyncImagePhase {
    guard url.isFileURL, Self.isBundled(url) else {
      return .success(Image(address: url.absoluteString, scale: Double(scale)))
    }
    guard let picture = UIImage(file: url.path, scale: scale) else {
      return .failure(CocoaError(.fileReadNoSuchFile))
    }
    return .success(picture.image)
  }

  /// Whether a file is among the resources that were built with the program; addresses come from anywhere,
  /// and mustn't show other files of the machine.
  private static func isBundled(_ url: URL) -> Bool {
    let program = Bundle.main.bundleURL.resolvingSymlinksInPath().pathComponents
    let file = url.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    guard file.count > program.count + 1, file.starts(with: program) else { return false }
    return file[program.count].hasSuffix(".resources") || file[program.count].hasSuffix(".bundle")
  }

  /// Shows the picture at an address, `scale` pixels for a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url, scale) { $0.image ?? Image(source: .none, label: .decoration) }
  }

  /// Shows the picture at an address with changes, or something else if there is no address.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, scale) { phase in
      phase.image.map { _ConditionalContent(first: content($0)) }
        ?? _ConditionalContent(second: placeholder())
    }
  }

  /// Shows what a closure makes of the phase of the picture at an address.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale, content)
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    Content._lower(
      view.content(context.isLive ? context.told(view.phase) : view.phase), into: &context)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    let content = ViewPlan.of(Content.self)
    planner.add(Self.self, at: offset, needs: content.needs) { view, outline, context in
      withUnsafePointer(to: view.pointee.content(view.pointee.phase)) {
        content.add($0, to: outline, in: &context)
      }
    }
  }
}

extension LoweringContext {
  /// The phase of a picture, which the browser may have told that it can't be had.
  @MainActor @usableFromInline
  func told(_ phase: AsyncImagePhase) -> AsyncImagePhase {
    guard case .success(let image) = phase, case .address(let address, _) = image.source,
      graph.pictures.isMissing(address)
    else { return phase }
    return .failure(CocoaError(.fileReadNoSuchFile))
  }
}
