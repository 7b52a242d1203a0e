import Foundation
import StaticSite
import ViewTree

// Writes a site of pages made by several processes, for tests that compare, break and kill it:
// `ShardedWriter FOLDER JOBS GENERATION COUNT [all|crash|fail|inplace|stuck]`.
let arguments = CommandLine.arguments
guard arguments.count >= 5, let jobs = Int(arguments[2]), let generation = Int(arguments[3]),
  let count = Int(arguments[4])
else { exit(2) }
let mode = arguments.count > 5 ? arguments[5] : ""

/// A page of which all depends on its number and the generation.
struct NumberedPage: View {
  let number: Int
  let text: Int

  var body: some View {
    VStack {
      Text(verbatim: "generation \(text), page \(number)").padding(CGFloat(number % 5 + 1))
      if (number + text) % 7 == 0 { Image(systemName: "unknown.\(number % 3)") }
    }
  }
}

struct Refusal: Error {}

let shell = """
  <!DOCTYPE html>
  <html lang="{{language}}" dir="{{direction}}"><head>
  <meta http-equiv="Content-Security-Policy" content="{{policy}}"/>
  <title><slot name="title"/></title><slot name="head"/></head>
  <body><main><slot name="main"/></main></body></html>
  """

do {
  let template = try PageTemplate(shell: Array(shell.utf8), file: "page.html")
  var publisher = SitePublisher(output: arguments[1])
  publisher.jobs = jobs
  publisher.exchangesFolders = mode != "inplace"
  let report = try publisher.publish {
    try Site(title: "Numbers", template: template, stylesheet: "style.css") {
      for number in 0..<count {
        // Every third page is another in every generation.
        let text = mode == "all" || number % 3 == 0 ? generation : 0
        var inputs = PageInputs(mode == "crash" || mode == "fail" ? mode : "number")
        let _ = inputs.add(number)
        let _ = inputs.add(text)
        Page("m\(number % 4)/\(number).html", inputs: inputs.hash) { page in
          if mode == "crash", number == count / 2 { abort() }
          if mode == "stuck" { sleep(5) }
          if mode == "fail", number % 5 == 3 { throw Refusal() }
          return try PageContent(
            NumberedPage(number: number, text: text), title: "\(number)", context: page)
        }
      }
      GeneratedFile("generation.txt") { _ in Array("\(generation)".utf8) }
    }.plan()
  }
  print(report.json)
} catch {
  print(error.json)
  exit(error.exitCode.rawValue)
}
