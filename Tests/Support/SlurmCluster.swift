import Foundation
import Glibc

/// Slurm on this machine alone: a controller and a node, for as long as it lives.
///
/// It needs root, as its node starts jobs for others, and Debian's `slurmctld`, `slurmd` and `slurm-client`.
package final class SlurmCluster {
  /// Whether it can be started here.
  package static let isAvailable =
    geteuid() == 0
    && ["slurmctld", "slurmd", "sbatch"].allSatisfy { path(of: $0) != nil }

  /// What programs of Slurm need to find it.
  package let environment: [String: String]
  private let folder: TemporaryFolder
  private var processes: [Process] = []

  package init() throws {
    folder = try TemporaryFolder()
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let host = String(
      decoding: name.prefix { $0 != 0 && $0 != 0x2E }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for part in ["state", "spool"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(part)", withIntermediateDirectories: true)
    }
    let ports = try (PostgreSQLServer.freePort(), PostgreSQLServer.freePort())
    try folder.write(
      "slurm.conf",
      """
      ClusterName=loopback
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmctldPort=\(ports.0)
      SlurmdPort=\(ports.1)
      AuthType=auth/none
      CredType=cred/none
      SlurmUser=root
      SlurmdUser=root
      StateSaveLocation=\(folder.path)/state
      SlurmdSpoolDir=\(folder.path)/spool
      SlurmctldPidFile=\(folder.path)/controller.pid
      SlurmdPidFile=\(folder.path)/node.pid
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      MpiDefault=none
      ReturnToService=2
      SchedulerParameters=sched_interval=1,batch_sched_delay=0
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=\(ProcessInfo.processInfo.processorCount) State=UNKNOWN
      PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP

      """)
    environment = ["SLURM_CONF": "\(folder.path)/slurm.conf"]
    // In the foreground, so that they end with this.
    for program in ["slurmctld", "slurmd"] { processes.append(try start(program, ["-D"])) }
    // The controller answers as soon as it has read where its nodes are.
    repeat {
      let ping = try start("scontrol", ["ping"])
      ping.waitUntilExit()
      if ping.terminationStatus == 0 { return }
      usleep(50_000)
    } while processes.allSatisfy(\.isRunning)
    throw POSIXError(.ECHILD)
  }

  private func start(_ program: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = Self.path(of: program).map { URL(fileURLWithPath: $0) }
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  deinit {
    for process in processes.reversed() {
      process.terminate()
      process.waitUntilExit()
    }
  }

  private static func path(of program: String) -> String? {
    ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
