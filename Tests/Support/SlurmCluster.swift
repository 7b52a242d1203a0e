import Foundation
import Glibc

/// Slurm on this machine alone: a controller and a node, for as long as it lives.
///
/// It needs root, as its node starts jobs for others, and Debian's `slurmctld`, `slurmd` and `slurm-client`.
package final class SlurmCluster {
  /// Whether it can be started here.
  package static let isAvailable =
    geteuid() == 0
    && ["sbin/slurmctld", "sbin/slurmd", "bin/sbatch"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/\($0)")
    }

  /// What programs of Slurm need to find it.
  package let environment: [String: String]
  private let folder: TemporaryFolder

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
    // They go on in the background.
    for program in ["/usr/sbin/slurmctld", "/usr/sbin/slurmd"] { try run(program, []) }
    // The controller answers as soon as it has read where its nodes are.
    var attempts = 0
    while attempts < 600, try run("/usr/bin/scontrol", ["ping"]) != 0 {
      attempts += 1
      usleep(50_000)
    }
  }

  deinit {
    // They have inherited that other signals are blocked.
    for name in ["node.pid", "controller.pid"] {
      let text = folder.read(name)?.trimmingCharacters(in: .whitespacesAndNewlines)
      if let number = text.flatMap({ pid_t($0) }), number > 1 { kill(number, SIGKILL) }
    }
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
