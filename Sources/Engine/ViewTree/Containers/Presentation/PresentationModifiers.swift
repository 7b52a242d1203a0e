public import Foundation

/// A height at which a sheet rests.
///
/// - Note: As in SwiftUI.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)
  /// A part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(.fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(.height(height)) }

  /// The height as CSS writes it, where no class has it.
  var css: String? {
    switch kind {
    case .medium, .large: nil
    case .fraction(let part): "\(pixels(Float(min(max(part, 0), 1) * 100)).dropLast(2))dvh"
    case .height(let height): pixels(Float(max(0, height)))
    }
  }

  /// For order: the least first, as a sheet is shown first.
  var rank: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    case .height(let height): height / 1000
    }
  }
}

/// What can be done behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What moving a sheet's content does.
public struct PresentationContentInteraction: Sendable {
  public static let automatic = Self()
  public static let resizes = Self()
  public static let scrolls = Self()
}

/// What a presentation becomes in little room.
public struct PresentationAdaptation: Sendable {
  public static let automatic = Self()
  public static let none = Self()
  public static let popover = Self()
  public static let sheet = Self()
  public static let fullScreenCover = Self()
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: what is behind a sheet stays in reach.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a sheet's height stays as it is.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: presentations look alike on all screens.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: presentations look alike on all screens.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }

  /// Fills the view's room with a style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Puts a view behind the view's room.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }

  /// Says whether the reader may close the sheet by other means than its buttons.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(InteractiveDismissKey.self) { $0 = $0 || isDisabled }
  }
}

/// Whether readers can't close a presentation but by its buttons.
enum InteractiveDismissKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
