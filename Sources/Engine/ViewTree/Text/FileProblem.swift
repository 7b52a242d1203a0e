import Foundation

/// Why a file with texts can't be read, in words for the person who can mend it.
enum FileProblem {
  /// What Foundation says of a file, without the parts that are the same for each.
  static func reason(_ error: any Error) -> String {
    let details = (error as NSError).userInfo
    return details[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
  }

  /// The bytes of a file; nil if there is none.
  static func bytes(at path: String, _ problems: inout [String]) -> Data? {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      problems.append("\(path) can't be read: \(reason(error))")
      return nil
    }
  }
}

/// A property list whose root is a dictionary.
enum PropertyListFile {
  static func dictionary(_ data: Data, _ problems: inout [String]) -> [String: Any] {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let list = list as? [String: Any] { return list }
      problems.append("Its root is no dictionary.")
    } catch {
      problems.append("It is no property list: \(FileProblem.reason(error))")
    }
    return [:]
  }
}
