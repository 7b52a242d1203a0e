import Foundation
import MacroExpansion

exit(MacroPlugin.serve(input: 0, output: 1))
