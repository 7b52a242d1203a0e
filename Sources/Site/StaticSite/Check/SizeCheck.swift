internal import ViewTree

/// Finds pictures of the wrong size, and pages over their budget.
enum SizeCheck {
  static func findings(
    of facts: PageFacts, _ page: String, _ files: SiteFiles, _ budgets: [SizeBudget]
  ) -> [SiteFinding] {
    var findings = facts.pictures.compactMap { picture in
      fault(of: picture, on: page, files).map {
        SiteFinding(rule: .pictureSize, file: page, line: picture.line, message: $0)
      }
    }
    if let budget = SizeBudget.budget(of: page, in: budgets) {
      findings += faults(of: facts, page, files, budget).map {
        SiteFinding(rule: .budget, file: page, line: 1, message: $0)
      }
    }
    return findings
  }

  private static func fault(
    of picture: ShownPicture, on page: String, _ files: SiteFiles
  ) -> String? {
    guard let path = files.file(picture.address, on: page), let size = files.pictureSize(path)
    else {
      return nil
    }
    return picture.fault(file: (size.width, size.height), bytes: size.bytes)
  }

  private static func faults(
    of facts: PageFacts, _ page: String, _ files: SiteFiles, _ budget: SizeBudget
  ) -> [String] {
    var loaded: [SizeBudget.Resource: (bytes: Int, count: Int)] = [:]
    func add(_ kind: SizeBudget.Resource, _ bytes: Int) {
      loaded[kind, default: (0, 0)].bytes += bytes
      loaded[kind]?.count += 1
      if kind != .thirdParty { loaded[.total, default: (0, 0)].bytes += bytes }
      loaded[.total, default: (0, 0)].count += 1
    }
    add(.document, files.sentSize(page) ?? 0)
    var seen: Set<String> = []
    for resource in facts.resources {
      let isOut = resource.addresses.contains { LinkTarget($0, on: page) == .external }
      let paths = resource.addresses.compactMap { files.file($0, on: page) }
      // What is loaded twice is sent once.
      guard seen.insert((paths + resource.addresses)[0]).inserted else { continue }
      if isOut {
        add(.thirdParty, 0)
      } else if let largest = paths.compactMap(files.sentSize).max() {
        add(resource.kind, largest)
      }
    }
    var faults: [String] = []
    for kind in SizeBudget.Resource.allCases {
      let (bytes, count) = loaded[kind] ?? (0, 0)
      if let most = budget.sizes[kind], Double(bytes) > most * 1024 {
        let size = (Double(bytes) / 1024 * 10).rounded(.up) / 10
        faults.append(
          "The page loads \(size) KiB of \(kind.rawValue); the budget of \"\(budget.path)\" is "
            + "\(most == most.rounded() ? String(Int(most)) : String(most)) KiB.")
      }
      if let most = budget.counts[kind], count > most {
        faults.append(
          "The page loads \(count) files of \(kind.rawValue); the budget of \"\(budget.path)\" is \(most)."
        )
      }
    }
    return faults
  }
}
