import CFaults
import CProcess
import Foundation
import StaticSite
import ViewTree

// Builds a small site again and again, each time with another call of the file system failing or
// ending the process, and says what was wrong with the site then or after the next build:
// `FaultyWriter FOLDER sweep first|incremental|inplace|leftover|generation [durable] [all]`, or `FaultyWriter FOLDER late`.
let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(2) }
let home = arguments[1]
let work = "\(home)/work"

let shell = """
  <!DOCTYPE html>
  <html lang="{{language}}" dir="{{direction}}"><head>
  <meta http-equiv="Content-Security-Policy" content="{{policy}}"/>
  <title><slot name="title"/></title><slot name="head"/></head>
  <body><main><slot name="main"/></main></body></html>
  """

/// Publishes a generation; in it a file has gone, one has come where a folder was, and the other
/// way round.
@MainActor
func build(_ generation: Int, inPlace: Bool, isDurable: Bool) throws {
  let template = try PageTemplate(shell: Array(shell.utf8), file: "page.html")
  var publisher = SitePublisher(output: "\(work)/site")
  publisher.exchangesFolders = !inPlace
  publisher.isDurable = isDurable
  // The site is made of the one before the last.
  if arguments.contains("generation") { publisher.fewestKept = 0 }
  var input = InputHash()
  input.add("generation", "\(generation)")
  _ = try publisher.publish(input: input.value) {
    try Site(title: "Numbers", template: template, stylesheet: "style.css") {
      for number in 0..<3 {
        let text = number == 0 ? generation : 0
        var inputs = PageInputs("number")
        let _ = inputs.add(number)
        let _ = inputs.add(text)
        Page("m\(number % 2)/\(number).html", inputs: inputs.hash) { page in
          try PageContent(Text("\(number) in \(text)"), title: "\(number)", context: page)
        }
      }
      GeneratedFile("generation.txt") { _ in Array("\(generation)".utf8) }
      GeneratedFile("same.txt") { _ in Array("same".utf8) }
      GeneratedFile(generation == 1 ? "old/1.txt" : "new/1.txt") { _ in Array("1".utf8) }
      GeneratedFile(generation == 1 ? "swap/1.txt" : "swap") { _ in Array("2".utf8) }
    }.plan()
  }
}

enum End: Equatable {
  case done, failed, killed
  /// The build has fewer calls.
  case notReached
  case other(Int32)
}

/// Builds in a copy of this process with one call failing; 0 for none.
@MainActor
func run(
  _ generation: Int, failing call: Int = 0, with error: Int32 = 0, inPlace: Bool = false,
  isDurable: Bool = false, gate: (read: Int32, announce: Int32)? = nil
) -> End {
  wait(
    start(
      generation, failing: call, with: error, inPlace: inPlace, isDurable: isDurable, gate: gate))
}

@MainActor
func start(
  _ generation: Int, failing call: Int = 0, with error: Int32 = 0, inPlace: Bool = false,
  isDurable: Bool = false, gate: (read: Int32, announce: Int32)? = nil
) -> pid_t {
  fflush(nil)
  let process = cprocess_fork()
  guard process == 0 else { return process }
  var status: Int32 = 0
  if let gate { cfaults_wait_before_lock(gate.read, gate.announce) }
  cfaults_arm(call, error)
  do {
    try build(generation, inPlace: inPlace, isDurable: isDurable)
  } catch {
    status = 1
    if arguments.contains("verbose") { print("  \(error)") }
  }
  fflush(nil)
  if call > 0, cfaults_count() < call { status = 100 }
  _exit(status)
}

func wait(_ process: pid_t) -> End {
  let end = cprocess_reap(process)
  if end.signal == SIGKILL { return .killed }
  if end.signal != 0 { return .other(end.signal) }
  switch end.status {
  case 0: return .done
  case 1: return .failed
  case 100: return .notReached
  default: return .other(end.status)
  }
}

/// The files of the site that aren't the build's notes.
func site() -> [String: String] {
  var result: [String: String] = [:]
  let root = "\(work)/site"
  for case let entry as String in FileManager.default.enumerator(atPath: root) ?? .init()
  where !entry.hasPrefix(".site-") {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(entry)") else { continue }
    result[entry] = String(decoding: data, as: UTF8.self)
  }
  return result
}

func write(_ path: String, _ text: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

/// Puts what a sweep begins with into the folder `base`.
@MainActor
func prepare(_ kind: String) throws {
  let files = FileManager.default
  try? files.removeItem(atPath: work)
  try files.createDirectory(atPath: work, withIntermediateDirectories: true)
  if kind != "first" {
    if kind == "generation" { guard run(2) == .done else { exit(3) } }
    guard run(1) == .done else { exit(3) }
    try write("\(work)/site/notes.txt", "mine")
    try write("\(work)/site/own/deep/notes.txt", "mine too")
    if kind == "leftover" {
      try files.copyItem(atPath: "\(work)/site", toPath: "\(work)/.site.site-staging")
    }
  }
  try? files.removeItem(atPath: "\(home)/base")
  try files.moveItem(atPath: work, toPath: "\(home)/base")
}

@MainActor
func reset() throws {
  try? FileManager.default.removeItem(atPath: work)
  try FileManager.default.copyItem(atPath: "\(home)/base", toPath: work)
}

@MainActor
func sweep(_ kind: String, isDurable: Bool) throws {
  let inPlace = kind == "inplace"
  try prepare(kind)
  try reset()
  let old = site()
  guard run(2, inPlace: inPlace, isDurable: isDurable) == .done else { exit(3) }
  let new = site()
  var calls = 0
  let errors: [Int32] = arguments.contains("all") ? [0, EIO, EACCES, ENOSPC, EMFILE] : [0, EIO]
  for error in errors {
    for call in 1... {
      try reset()
      let end = run(2, failing: call, with: error, inPlace: inPlace, isDurable: isDurable)
      if end == .notReached { break }
      calls += 1
      let name = "\(kind), call \(call), error \(error)"
      if case .other = end { print("\(name): ended with \(end)") }
      let found = site()
      if end == .done, found != new { print("\(name): done, and the site isn't the new one") }
      if inPlace {
        for (path, text) in found where text != old[path] && text != new[path] {
          print("\(name): \(path) is neither old nor new")
        }
      } else if found != old, found != new {
        print("\(name): \(end), and the site is neither old nor new: \(found.keys.sorted())")
      }
      if run(2, inPlace: inPlace, isDurable: isDurable) != .done {
        print("\(name): \(end), the next build fails")
      } else if site() != new {
        print("\(name): \(end), the next build doesn't mend the site")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: work)
      let others = names.filter { kind != "generation" || $0 != ".site.site-staging" }
      if others != ["site"] {
        print("\(name): \(end), \(names.sorted()) stay")
      }
    }
  }
  print("\(calls) builds")
}

/// A build that was about to take the lock when another one came, began and ended.
@MainActor
func late() throws {
  try prepare("incremental")
  try reset()
  var gate: [Int32] = [-1, -1]
  var announcement: [Int32] = [-1, -1]
  guard cprocess_pipe(&gate) == 0, cprocess_pipe(&announcement) == 0 else { exit(3) }
  let first = start(1, gate: (gate[0], announcement[1]))
  var byte: UInt8 = 0
  read(announcement[0], &byte, 1)
  print("second: \(run(2))")
  write(gate[1], &byte, 1)
  print("first: \(wait(first))")
  let generation = site()["generation.txt"] ?? "none"
  let isWhole = run(1) == .done
  print("generation \(generation), then \(site()["generation.txt"] ?? "none"), \(isWhole)")
  print(site().keys.sorted().joined(separator: " "))
  print(try FileManager.default.contentsOfDirectory(atPath: work).sorted().joined(separator: " "))
}

// Read once here, not in each copy.
var program = InputHash()
program.addProgram()
if arguments[2] == "late" {
  try late()
} else {
  try sweep(arguments.count > 3 ? arguments[3] : "first", isDurable: arguments.contains("durable"))
}
