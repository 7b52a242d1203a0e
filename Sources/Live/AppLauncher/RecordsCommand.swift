#if Server
  import AppServer
  import CommandLineOptions
  import Foundation
  import LivePages
  import ServerProcess

  /// Gives out or forgets what a store keeps of a user, beside servers that have it.
  @MainActor
  struct RecordsCommand {
    private let user: String
    private let forgets: Bool

    /// - Parameter list: The program's options; nil if none asks for records.
    init?(_ list: ArgumentList) {
      if let user = list["forget-reader"] {
        (self.user, forgets) = (user, true)
      } else if let user = list["export-reader"] {
        (self.user, forgets) = (user, false)
      } else {
        return nil
      }
    }

    /// - Parameter place: Where sessions are kept, as `StorePlace` reads it; nil for nowhere.
    /// - Returns: 0; 66 if there is no such store, 73 if it can't be asked.
    func run(in place: String?) -> Int32 {
      guard let place else {
        return AppLauncher.fail(.noInput, "This app keeps no sessions. Say where with --store.")
      }
      if case .file(let path) = StorePlace(place), !FileManager.default.fileExists(atPath: path) {
        return AppLauncher.fail(
          .noInput, "There is no file \(path). Say where sessions are with --store.")
      }
      do {
        let store = try StorePlace(place).open()
        defer { store.close() }
        let reader = ReaderIdentity.user(user)
        let records = try store.records(of: reader)
        if forgets {
          try store.removeRecords(of: reader)
          try store.post(.signedOut(.forgotten(reader)))
          print(
            "Forgotten: sign-ins \(records.signIns.count), pages \(records.pages.count), values "
              + "\(records.values.count)")
        } else {
          FileHandle.standardOutput.write(records.json + Data("\n".utf8))
        }
        return ExitCode.success.rawValue
      } catch {
        return AppLauncher.fail(
          .cannotCreate, "What is kept of \(user) can\u{2019}t be reached: \(error)")
      }
    }
  }
#endif
