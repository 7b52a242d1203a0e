import Foundation

extension CommandSyntax {
  /// Sorts the arguments of a program that is one command.
  ///
  /// `--help` prints the help and ends the process with 0. Arguments that make no sense end it with
  /// ``ExitCode/usage``, and say why.
  package func parseProgram() -> ArgumentList {
    do throws(CommandLineError) {
      let list = try parse(Array(CommandLine.arguments.dropFirst()))
      if list.has("help") {
        print(usage)
        exit(ExitCode.success.rawValue)
      }
      return list
    } catch {
      end(.usage, error.description)
    }
  }

  /// Ends the process because operands are missing.
  package func endWithUsage() -> Never { end(.usage, usage) }

  /// Ends the process with a message to the error output.
  package func end(_ code: ExitCode, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code.rawValue)
  }
}
