import Foundation

/// The filters as a report is asked for by them.
struct Filters: Equatable {
  var version = ""
  var end = Date()
  var days = 14
  var query = ""
  var fewest = 0
  var isRelease = true
  var showsCrashes = true
  var showsHangs = true
  var showsMemory = false
}
