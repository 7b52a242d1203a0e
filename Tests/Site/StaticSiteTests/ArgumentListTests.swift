import CommandLineOptions
import StaticSite
import Testing

@Suite("Argument list")
struct ArgumentListTests {
  let options: [CommandOption] = [
    .value("output", "DIR", "The folder"),
    .number("page-size", "N", "Moments on a page", in: 1...100),
    .value("proxy", "CIDR", "A proxy", isRepeatable: true),
    .flag("dry-run", "Write nothing"), .flag("quiet", "Print nothing"),
  ]

  func parse(_ arguments: String..., operands: Int = 0) throws -> ArgumentList {
    try CommandSyntax("moments x", maximumOperandCount: operands, options: options)
      .parse(arguments)
  }

  func message(_ arguments: String..., operands: Int = 0) -> String? {
    do {
      _ = try CommandSyntax("moments x", maximumOperandCount: operands, options: options)
        .arguments(arguments)
      return nil
    } catch {
      return error.exitCode == .usage ? error.description : "wrong code"
    }
  }

  @Test("Options come with a space or an equals sign")
  func values() throws {
    let arguments = try parse("--output", "a", "--page-size=20", "--quiet", "x", operands: 1)
    #expect(arguments["output"] == "a")
    #expect(arguments["page-size"] == "20")
    #expect(arguments.has("quiet"))
    #expect(!arguments.has("dry-run"))
    #expect(arguments.operands == ["x"])
    #expect(try parse("--output=").self["output"] == "")
    #expect(try parse("--output", "-").self["output"] == "-")
    #expect(try parse("--", "--quiet", operands: 1).operands == ["--quiet"])
    #expect(arguments.integer("page-size") == 20)
    #expect(try parse().integer("page-size") == nil)
  }

  @Test("Mistakes have a message with advice")
  func mistakes() {
    #expect(message("--ouput", "a") == "error: An unknown option --ouput\n  Did you mean --output?")
    #expect(
      message("--colour=x") == """
        error: An unknown option --colour
          Known options: --output, --page-size, --proxy, --dry-run, --quiet, --help
        """)
    #expect(
      message("-q") == """
        error: An unknown option -q
          Known options: --output, --page-size, --proxy, --dry-run, --quiet, --help
        """)
    #expect(
      message("--output") == "error: The option --output needs a value\n  Write --output DIR.")
    #expect(
      message("--output", "--quiet")
        == "error: The option --output needs a value\n  Write --output DIR.")
    #expect(
      message("--quiet=1") == "error: The option --quiet takes no value\n  Write --quiet.")
    #expect(
      message("--quiet", "--quiet") == "error: The option --quiet is given twice\n  Give it once.")
    #expect(
      message("a") == "error: An unexpected argument \"a\"\n  The command takes options only.")
    #expect(
      message("a", "b", operands: 1)
        == "error: An unexpected argument \"b\"\n  At most 1 can be given.")
  }

  @Test("A number out of its range is a mistake", arguments: ["0", "101", "x", "", "1e3"])
  func numbers(text: String) throws {
    #expect(
      message("--page-size=\(text)") == """
        error: The option --page-size has the value "\(text)"
          Write a whole number from 1 to 100.
        """)
  }

  @Test("A repeatable option has all its values, in order")
  func repeated() throws {
    let arguments = try parse("--proxy", "a", "--proxy=b")
    #expect(arguments.all("proxy") == ["a", "b"])
    #expect(arguments["proxy"] == "b")
  }

  @Test("Every command has --help and -h, and its help is made of its options")
  func help() throws {
    #expect(try parse("--help").has("help"))
    #expect(try parse("-h").has("help"))
    #expect(
      CommandSyntax("moments x", operands: "DIR", "--all", options: options).usage == """
        usage: moments x DIR [--output DIR] [--page-size N] [--proxy CIDR]… [--dry-run] [--quiet]
               moments x --all
          --output DIR   The folder
          --page-size N  Moments on a page
          --proxy CIDR   A proxy; may be repeated
          --dry-run      Write nothing
          --quiet        Print nothing
        """)
  }
}
