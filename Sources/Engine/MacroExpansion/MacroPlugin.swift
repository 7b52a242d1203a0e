/// A compiler plugin with the macros of this package.
package enum MacroPlugin {
  /// Expands macros for a compiler until it closes the connection; gives the process's exit code.
  package static func serve(input: Int32, output: Int32) -> Int32 {
    var connection = PluginConnection(input: input, output: output)
    return connection.serve(MacroExpander.reply)
  }
}
