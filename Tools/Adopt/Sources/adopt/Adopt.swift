import Adopting
import Foundation

/// `adopt PROJECT` makes a package of an Xcode project or a package of Apple's world.
@main
struct Adopt {
  static let usage = """
    usage: adopt PROJECT [--output FOLDER] [--engine FOLDER] [--offline]

      PROJECT   an .xcodeproj, a folder that has one, or a package's folder
      --output  where to write; PROJECT's folder with -web behind it if it isn't named
      --engine  the checkout to depend on; that of adopt itself if it isn't named
      --offline fetch no packages; those in FOLDER/Packages are used

    """

  static func main() {
    do {
      let start = Date()
      let options = try options(Array(CommandLine.arguments.dropFirst()))
      let summary = try Adoption(options).run()
      for note in summary.notes { print(note.description) }
      print(
        """
        \(summary.sources) sources: \(summary.sources - summary.copies) where they are, \
        \(summary.copies) translated (\(summary.translated) looked at, \(summary.written) files \
        written, \(String(format: "%.2f", -start.timeIntervalSinceNow)) s)
        """)
      for app in summary.apps {
        print("swift run --package-path \"\(summary.output.path)\" \(app)")
      }
    } catch let error as AdoptionError {
      let place = error.path.isEmpty ? "" : error.path + ": "
      fail("\(place)error: \(error.message)\n" + (error.code == .usage ? usage : ""), 64)
    } catch {
      fail("error: \(error)\n", 74)
    }
  }

  private static func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }

  private static func options(_ arguments: [String]) throws -> Adoption.Options {
    let own = URL(fileURLWithPath: #filePath)
    var checkout = own
    for _ in 0..<5 { checkout.deleteLastPathComponent() }
    var options = Adoption.Options(input: own, engine: checkout)
    var inputs: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        print(usage, terminator: "")
        exit(0)
      case "--offline": options.isOffline = true
      case "--output", "--engine":
        guard let value = rest.popFirst() else {
          throw AdoptionError(.usage, "\(argument) has no value. Name a folder.")
        }
        let folder = URL(fileURLWithPath: value)
        if argument == "--output" { options.output = folder } else { options.engine = folder }
      case let option where option.hasPrefix("-"):
        throw AdoptionError(.usage, "There is no option \(option). Use those below.")
      default: inputs.append(argument)
      }
    }
    guard inputs.count == 1 else {
      throw AdoptionError(.usage, "Found \(inputs.count) projects. Name one.")
    }
    options.input = URL(fileURLWithPath: inputs[0])
    return options
  }
}
