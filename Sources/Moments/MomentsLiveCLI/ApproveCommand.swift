import CommandLineOptions
import Foundation
import SiteComparing
import StaticSite

/// `moments approve OLD NEW`: takes groups of changes for right.
enum ApproveCommand {
  static let syntax = CommandSyntax(
    "moments approve", operands: "OLD NEW", maximumOperandCount: 2,
    options: [
      .value(
        "group", "ID[,ID…]", "Pages that have only changes of these groups become those of NEW"),
      .flag("all", "All pages do"),
      .value(
        "origins", "DIR", "What moments diff was given as --origins, as groups are told apart by it"
      ),
    ])

  /// - Returns: 0 if nothing is left that differs, 1 otherwise.
  static func run(_ arguments: [String]) throws -> Int32 {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      return 0
    }
    let ids = list["group"].map { $0.split(separator: ",").map(String.init) }
    guard list.operands.count == 2, (ids == nil) == list.has("all") else {
      throw SiteError(
        .usage, "Two folders and groups are needed",
        hint: "Write moments approve OLD NEW --group ID, or --all.")
    }
    let (old, new) = (try SiteFolder(list.operands[0]), try SiteFolder(list.operands[1]))
    let origins = SiteOrigins(old: nil, new: list["origins"], sources: DiffCommand.sources)
    let approval = try Approval(
      of: SiteComparison(old, new, origins: origins).report(), groups: ids)
    try approval.apply(from: new, to: old)
    var text = TerminalText(hasColors: TerminalScreen.current.hasColors)
    text.append("\(approval.taken.count) taken, \(approval.left.count) left", .bold)
    text.newLine()
    for entry in approval.left.prefix(20) {
      text.append("  \(entry.name)  \(entry.summary)", width: 100)
      text.newLine()
    }
    print(text.string, terminator: "")
    return approval.left.isEmpty ? 0 : 1
  }
}
