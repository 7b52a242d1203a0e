import Foundation

/// Runs each job on a thread of its own, for clients that wait in system calls.
///
/// The pool that tasks run in has as many threads as the machine has cores. A test that waits there
/// for a server holds up every other test's `Task.sleep`.
///
///     let text = try await Task.detached(executorPreference: ThreadExecutor.shared) {
///       try RawClient(port: port).readToEnd()
///     }.value
package final class ThreadExecutor: TaskExecutor {
  package static let shared = ThreadExecutor()

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
