public import Foundation

/// A type that shows views in a catalogue of previews.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views, each a preview of its own.
  @ViewBuilder static var previews: Previews { get }
  /// The kind of device; nil leaves it open.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The kind of device of a preview.
///
/// - Note: As in SwiftUI.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The space of a preview.
///
/// - Note: As in SwiftUI.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
///
/// - Note: As in SwiftUI.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
///
/// - Note: As in SwiftUI.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What a view says about itself as a preview.
package struct PreviewDescription: Hashable, Sendable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
}

/// What the views of a preview say about themselves, the outermost winning.
package enum PreviewDescriptionKey: PreferenceKey {
  package static var defaultValue: PreviewDescription { PreviewDescription() }

  package static func reduce(
    value: inout PreviewDescription, nextValue: () -> PreviewDescription
  ) {
    let next = nextValue()
    value.name = next.name ?? value.name
    value.layout = next.layout ?? value.layout
    value.device = next.device ?? value.device
    value.orientation = next.orientation ?? value.orientation
  }
}

extension View {
  nonisolated private func describe(
    _ change: (inout PreviewDescription) -> Void
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<PreviewDescriptionKey>> {
    var description = PreviewDescription()
    change(&description)
    return preference(key: PreviewDescriptionKey.self, value: description)
  }

  /// Gives a preview its space; a page is not changed by it.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    describe { $0.layout = value }
  }

  /// Gives a preview a name; a page is not changed by it.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    describe { $0.name = value }
  }

  /// Gives a preview a device; a page is not changed by it.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    describe { $0.device = value }
  }

  /// Turns a preview's device; a page is not changed by it.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { describe { $0.orientation = value } }
}
