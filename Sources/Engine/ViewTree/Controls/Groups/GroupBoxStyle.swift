import Foundation

/// A look for boxes around views.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a box's look is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct GroupBoxStyleConfiguration {
  /// A label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What is in a box, whatever its type is.
  nonisolated public struct Content: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the box is called.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The look that suits the place.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.textEnvironment { $0.font = .headline }
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .padding(16)
    .background(Color.pale, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<GroupBoxStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The looks of boxes, the innermost last.
  var groupBoxStyles: [ControlStyle<GroupBoxStyleConfiguration>] {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the boxes of the view a look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.groupBoxStyles) {
        $0.append(ControlStyle(style) { $0.makeBody(configuration: $1) })
      })
  }
}
