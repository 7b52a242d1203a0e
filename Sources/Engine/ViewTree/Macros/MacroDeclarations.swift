/// Declares a preview of a view, for a catalogue of previews or a test.
///
/// The closure is a view builder; declarations marked with `@Previewable` give it state.
///
/// - Note: As in SwiftUI.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Declares a preview of a view under the given traits, such as `.landscapeLeft`.
///
/// - Note: As in SwiftUI.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Declares a preview for each of some arguments.
///
/// - Note: As in SwiftUI.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Gives a `#Preview` state: the variable becomes a property of a view around the closure.
///
/// - Note: As in SwiftUI.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Makes a property of an `EnvironmentValues` extension an environment value with a default.
///
/// The initial value is evaluated once, on first use; an optional without one is nil.
///
/// - Note: As in SwiftUI, also in extensions of `Transaction`, `ContainerValues` and
///   `FocusedValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")
