import Foundation

var connection = PluginConnection(input: 0, output: 1)
exit(connection.serve(MacroExpander.reply))
