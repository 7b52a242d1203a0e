public import ViewTree

/// An app that says itself how it is served.
///
///     import AppServer
///     import SwiftUI
///
///     @main
///     struct Notes: ServedApp {
///       var body: some Scene { WindowGroup { NoteList() } }
///
///       static func configure(_ server: inout AppServerConfiguration) {
///         server.publicURL = "https://notes.example"
///         server.trustedProxies = ["10.0.0.0/8"]
///         server.languages = ["en", "de"]
///       }
///     }
///
/// `swift run` starts it as any other app. What an option on the command line says wins over what the app says.
///
/// - Note: Not in SwiftUI.
@MainActor @preconcurrency
public protocol ServedApp: App {
  /// Changes how the app is served.
  ///
  /// Called once in each process of the app before it answers anything, also in the one that listens and runs no other
  /// code of the app's: start nothing here.
  @MainActor @preconcurrency
  static func configure(_ server: inout AppServerConfiguration)
}
