import Foundation

/// The memory of a process and its children, as the system shows it in `/proc`.
enum FamilyMemory {
  /// The bytes resident now, those that several processes share counted once.
  static func resident(_ process: Int32) -> Int {
    let children = processes.filter { parent(of: $0) == process }
    return ([process] + children).reduce(0) { $0 + proportional($1) }
  }

  /// All processes of the system.
  private static var processes: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
  }

  private static func parent(of process: Int32) -> Int32? {
    // The second field is a name in parentheses, which may hold anything.
    let fields = text("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ")
    return fields.flatMap { $0.count > 1 ? Int32($0[1]) : nil }
  }

  /// A process's own pages, and its part of those that it shares.
  private static func proportional(_ process: Int32) -> Int {
    for line in text("/proc/\(process)/smaps_rollup").split(separator: "\n")
    where line.hasPrefix("Pss:") {
      return line.split(separator: " ").compactMap { Int($0) }.first.map { $0 * 1024 } ?? 0
    }
    return 0
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
