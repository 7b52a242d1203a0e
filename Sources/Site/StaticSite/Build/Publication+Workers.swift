extension Publication {
  /// Starts workers for the pages that must be made.
  ///
  /// - Returns: The places in the plan of the files that workers make; none if all are made here.
  func startWorkers(_ files: [PlannedFile]) throws(SiteError) -> Set<Int> {
    guard publisher.jobs > 1, parts == nil else { return [] }
    let pages = files.indices.filter { place in
      guard case .page(let page) = files[place].source else { return false }
      return page.inputs == nil || oldCache?.pages[files[place].path.string]?.inputs != page.inputs
    }
    let count = min(publisher.jobs, pages.count)
    guard count > 1, WorkerProcesses.canStart else { return [] }
    do throws(SystemError) {
      // Workers write into one folder, so it must be there before them.
      if !publisher.isDryRun { _ = try stagingFolder() }
      workers = try WorkerProcesses(count) { number in
        // Neighbours in the plan are alike, so each worker gets every so many of them.
        let share = pages.indices.filter { index in
          let picture =
            if case .page(let page) = files[pages[index]].source { page.picture } else {
              nil as Int?
            }
          return (picture ?? index) % count == number
        }.map { pages[$0] }
        return work(files, share).bytes
      }
    } catch {
      throw error.siteError
    }
    return Set(pages)
  }

  /// Makes a share of the pages, in the order of the plan, up to the first that can't be made.
  private func work(_ files: [PlannedFile], _ places: [Int]) -> WorkerMessage {
    var message = WorkerMessage()
    var buffer = ReadBuffer()
    for place in places {
      do throws(SiteError) {
        message.outcomes.append((place, try make(files[place], &buffer)))
      } catch {
        message.failure = (place, error)
        break
      }
    }
    return message
  }

  /// What the workers report when all of them have ended.
  func workerMessages() throws(SiteError) -> [WorkerMessage] {
    guard let workers else { return [] }
    var messages: [WorkerMessage] = []
    for bytes in try workers.messages() {
      guard let message = WorkerMessage(bytes) else {
        throw SiteError(.internalError, "A process that made pages sent something unreadable")
      }
      messages.append(message)
    }
    self.workers = nil
    return messages
  }
}
