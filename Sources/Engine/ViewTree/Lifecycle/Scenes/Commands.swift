/// Commands of a menu bar.
///
/// - Note: Differs from SwiftUI: a page has no menu bar; commands compile and are not shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that stand for these.
  associatedtype Body: Commands
  /// The commands that stand for these.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that the engine knows itself.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands, Sendable { public init() {} }

/// A menu.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside or instead of the usual ones.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A place in the usual menus.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
}

/// The usual commands for a sidebar.
nonisolated public struct SidebarCommands: _PrimitiveCommands, Sendable { public init() {} }

/// The usual commands for an inspector.
nonisolated public struct InspectorCommands: _PrimitiveCommands, Sendable { public init() {} }

/// The usual commands for tools.
nonisolated public struct ToolbarCommands: _PrimitiveCommands, Sendable { public init() {} }

/// The usual commands for text.
nonisolated public struct TextEditingCommands: _PrimitiveCommands, Sendable { public init() {} }

/// The usual commands for the style of text.
nonisolated public struct TextFormattingCommands: _PrimitiveCommands, Sendable {
  public init() {}
}

/// Makes commands of a block of statements.
///
/// - Note: As in SwiftUI.
@resultBuilder
public enum CommandsBuilder {
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  nonisolated public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  nonisolated public static func buildBlock<each C: Commands>(
    _ content: repeat each C
  ) -> EmptyCommands { EmptyCommands() }

  nonisolated public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands {
    EmptyCommands()
  }

  nonisolated public static func buildEither<C: Commands>(first: C) -> EmptyCommands {
    EmptyCommands()
  }

  nonisolated public static func buildEither<C: Commands>(second: C) -> EmptyCommands {
    EmptyCommands()
  }

  nonisolated public static func buildLimitedAvailability<C: Commands>(
    _ content: C
  ) -> EmptyCommands { EmptyCommands() }
}
