internal import Glibc

/// By what a file is taken for the one that it was, without being read.
struct FileStamp: Equatable, Sendable {
  /// The file's number in the file system.
  var inode: UInt64
  /// When it was written last, in nanoseconds since 1970.
  var time: Int64

  init(inode: UInt64, time: Int64) {
    self.inode = inode
    self.time = time
  }

  init(_ status: stat) {
    inode = UInt64(status.st_ino)
    time = FileStamp.nanoseconds(status.st_mtim)
  }

  /// Whether the file was written so long before some moment that a change after it has another time: the
  /// system's clock for files goes on in steps.
  func isSettled(before moment: Int64) -> Bool { time < moment - 50_000_000 }

  /// Now, by the clock that files are stamped with.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
