/// A preview as `#Preview` declares it.
///
/// Each file-scope `#Preview` also leaves a record in the executable's section
/// `swiftui_previews`: a `UInt` version, now 1, and a C function that writes the conforming
/// `any PreviewRegistry.Type` to the pointer that it is given.
@MainActor
public protocol PreviewRegistry {
  /// The name given to the preview.
  static var title: String? { get }
  /// The file of the declaration, as `#fileID` spells it.
  nonisolated static var fileID: String { get }
  /// The line of the declaration, from 1.
  nonisolated static var line: Int { get }
  /// What the preview asks of its surroundings.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The names of the `@Previewable` state that a reader of previews can set.
  nonisolated static var controls: [String] { get }
  /// Makes the view, with fresh state each time.
  static func make() -> any View
  /// The views of a preview with `arguments:`, one for each; none for other previews.
  static var parts: [_PreviewPart] { get }
}

extension PreviewRegistry {
  public static var parts: [_PreviewPart] { [] }
}

/// A preview for one of several arguments.
@MainActor
public struct _PreviewPart {
  /// The argument in words.
  package let name: String
  package let make: () -> any View

  /// The previews that a closure makes of arguments.
  public static func all<Arguments: Collection>(
    _ arguments: Arguments,
    @ViewBuilder _ body: @escaping @MainActor (Arguments.Element) -> any View
  ) -> [_PreviewPart] {
    arguments.map { argument in _PreviewPart(name: "\(argument)") { body(argument) } }
  }
}

/// Runs the closure of a `#Preview` as a view builder, or as a function if it has a `return`.
public enum _PreviewBuilder {
  @MainActor
  public static func build(@ViewBuilder _ body: @MainActor () -> any View) -> any View {
    body()
  }
}
