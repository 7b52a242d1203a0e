public import Foundation

/// The namespace of what previews are made of.
///
/// - Note: As in SwiftUI.
public struct Preview {
  /// Marks traits that belong to previews of views.
  public struct ViewTraits: Sendable {}
}

/// Something that a preview asks of its surroundings, such as an orientation or a size.
///
/// - Note: As in SwiftUI.
public struct PreviewTrait<T>: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case orientation(Orientation)
    case modifier(PreviewModification)
  }

  /// How a preview's device is held.
  package enum Orientation: Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view gets the size of a screen.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }
  /// The view gets the size that it asks for.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }
  /// The view gets this size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedLayout(width: width, height: height))
  }
  /// The screen is upright.
  public static var portrait: Self { Self(value: .orientation(.portrait)) }
  /// The screen is upside down.
  public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }
  /// The screen's top is at the left.
  public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }
  /// The screen's top is at the right.
  public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }
}

/// What a preview's modifier does to it.
@MainActor
package final class PreviewModification: Equatable {
  package let apply: (any View) -> any View

  init(_ apply: @escaping (any View) -> any View) { self.apply = apply }

  nonisolated package static func == (
    left: PreviewModification, right: PreviewModification
  ) -> Bool { left === right }
}
