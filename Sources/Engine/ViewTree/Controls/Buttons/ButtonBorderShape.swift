public import Foundation

/// The shape behind the label of a bordered button.
///
/// - Note: As in SwiftUI.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  public static let circle = ButtonBorderShape(.circle)
  public static let roundedRectangle = ButtonBorderShape(.rounded(nil))

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.rounded(radius))
  }

  /// The figure behind a label of a size.
  func figure(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic, .rounded(nil):
      switch size {
      case .mini, .small: AnyShape(Capsule())
      case .regular: AnyShape(RoundedRectangle(cornerRadius: 8))
      case .large, .extraLarge: AnyShape(RoundedRectangle(cornerRadius: 12))
      }
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Ellipse())
    case .rounded(.some(let radius)): AnyShape(RoundedRectangle(cornerRadius: max(0, radius)))
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

/// How a button answers to being held.
///
/// - Note: Differs from SwiftUI: without effect on a page.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = ButtonRepeatBehavior(value: 0)
  public static let enabled = ButtonRepeatBehavior(value: 1)
  public static let disabled = ButtonRepeatBehavior(value: 2)
}

extension View {
  /// Sets the shape of bordered buttons.
  nonisolated public func buttonBorderShape(
    _ shape: ButtonBorderShape
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ButtonBorderShape>> {
    environment(\.buttonBorderShape, shape)
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: without effect on a page.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
