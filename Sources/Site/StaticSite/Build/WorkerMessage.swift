/// What a worker reports to the build: the outcomes of its files, or why one of them can't be made.
struct WorkerMessage {
  /// The outcomes by the files' places in the plan.
  var outcomes: [(place: Int, outcome: FileOutcome)] = []
  /// The first file of the worker's that can't be made.
  var failure: (place: Int, error: SiteError)?

  init() {}

  /// The message as it goes through a pipe.
  var bytes: [UInt8] {
    var tables = RecordTables()
    var body = BinaryWriter()
    body.append(outcomes.count)
    for (place, outcome) in outcomes {
      body.append(place)
      switch outcome.change {
      case .none: body.append(0)
      case .written: body.append(1)
      case .blocked(let obstacle):
        body.append(2)
        body.append(obstacle)
      }
      tables.append(outcome.record, to: &body)
    }
    body.append(failure == nil ? 0 : 1)
    if let failure {
      body.append(failure.place)
      body.append(Int(failure.error.exitCode.rawValue))
      tables.append(failure.error.diagnostics, to: &body)
    }
    var writer = BinaryWriter()
    tables.write(to: &writer)
    return writer.bytes + body.bytes
  }

  /// Reads a message; nil if it is damaged.
  init?(_ bytes: [UInt8]) {
    var reader = BinaryReader(bytes)
    var tables = RecordTables()
    guard tables.read(from: &reader), let count = reader.count() else { return nil }
    outcomes.reserveCapacity(count)
    for _ in 0..<count {
      guard let place = reader.number(), let change = FileOutcome.Change(from: &reader),
        let record = tables.record(from: &reader)
      else { return nil }
      outcomes.append((place, FileOutcome(record: record, change: change)))
    }
    switch reader.number() {
    case 0: break
    case 1:
      guard let place = reader.number(),
        let code = reader.number().flatMap({ Int32(exactly: $0) }).flatMap(ExitCode.init),
        let diagnostics = tables.diagnostics(from: &reader)
      else { return nil }
      failure = (place, SiteError(code, diagnostics))
    default: return nil
    }
    if !reader.isAtEnd { return nil }
  }
}

extension FileOutcome.Change {
  fileprivate init?(from reader: inout BinaryReader) {
    switch reader.number() {
    case 0: self = .none
    case 1: self = .written
    case 2:
      guard let obstacle = reader.text() else { return nil }
      self = .blocked(by: obstacle)
    default: return nil
    }
  }
}
