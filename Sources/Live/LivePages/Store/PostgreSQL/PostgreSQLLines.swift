import Dispatch
import PostgreSQL

/// A line to PostgreSQL on a queue of its own, on which things are done one after the other.
///
/// What fails for the line's sake is tried again on a new one, once.
final class PostgreSQLWriter: Sendable {
  private let address: String
  private let queue: DispatchQueue
  /// What every new line begins with, such as taking the lock by which others know that this process lives.
  private let prepare: @Sendable (PostgreSQLConnection) throws -> Void
  private let line: Line

  private final class Line: @unchecked Sendable {
    var connection: PostgreSQLConnection?
  }

  /// How many seconds an answer is waited for.
  static var patience: Double { 5 }

  init(
    _ address: String, first: PostgreSQLConnection,
    prepare: @escaping @Sendable (PostgreSQLConnection) throws -> Void
  ) {
    self.address = address
    self.prepare = prepare
    queue = DispatchQueue(label: "live pages' store")
    line = Line()
    line.connection = first
  }

  /// Does something when all before it is done.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (PostgreSQLConnection) throws -> Result,
    then done: @escaping @MainActor @Sendable (Swift.Result<Result, any Error>) -> Void
  ) {
    queue.async { [self] in
      let result = Swift.Result { try now(work) }
      Task { @MainActor in done(result) }
    }
  }

  /// Waits until all that was asked for is done; false if that takes longer.
  func finish(within seconds: Double) -> Bool {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    return isDone.wait(timeout: .now() + seconds) == .success
  }

  private func now<Result>(_ work: (PostgreSQLConnection) throws -> Result) throws -> Result {
    let isNew = line.connection?.isOpen != true
    do { return try work(try connection()) } catch let error as PostgreSQLError
      where error.code == .unreachable && !isNew
    {
      return try work(try connection())
    }
  }

  private func connection() throws -> PostgreSQLConnection {
    if let known = line.connection, known.isOpen { return known }
    line.connection = nil
    let new = try PostgreSQLConnection(address, patience: Self.patience)
    try prepare(new)
    line.connection = new
    return new
  }
}

/// A line to PostgreSQL for what the main actor must know now.
///
/// It waits a quarter of a second at most, then nothing is asked until there is a new line, so that a
/// server which doesn't answer holds up nobody again and again.
@MainActor
final class PostgreSQLReader {
  private let address: String
  private let queue = DispatchQueue(label: "live pages' store, reading")
  private var connection: PostgreSQLConnection?
  private var isConnecting = false

  /// How many seconds an answer is waited for.
  nonisolated static var patience: Double { 0.25 }

  init(_ address: String, first: PostgreSQLConnection) {
    self.address = address
    connection = first
  }

  /// Asks something.
  ///
  /// - Throws: ``StoreUnreachable`` while there is no line, or no answer; else ``PostgreSQLError``.
  func ask<Result>(_ question: (PostgreSQLConnection) throws -> Result) throws -> Result {
    guard let connection else {
      connect()
      throw StoreUnreachable("PostgreSQL can't be reached. It is tried again.")
    }
    defer {
      if !connection.isOpen {
        self.connection = nil
        connect()
      }
    }
    do { return try question(connection) } catch let error as PostgreSQLError
      where [.unreachable, .busy, .full].contains(error.code)
    {
      throw StoreUnreachable(error.message)
    }
  }

  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    let address = address
    queue.async {
      let new = try? PostgreSQLConnection(address, patience: 2)
      new?.patience = Self.patience
      // What isn't there is looked for once a second at most.
      let pause = new == nil ? 1.0 : 0
      Task { @MainActor [weak self] in
        if pause > 0 { try? await Task.sleep(for: .seconds(pause)) }
        self?.isConnecting = false
        self?.connection = new
      }
    }
  }
}
