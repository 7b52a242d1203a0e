import Foundation

/// Where the packages of a project are to be had.
struct PackageFetching {
  /// The folder of copies: one that is there is used as it is.
  let folder: URL
  let isOffline: Bool

  /// The folder of a package's copy, which is fetched if it isn't there; nil if it can't be had.
  func copy(of reference: PackageReference) -> URL? {
    switch reference.place {
    case .local(let place):
      return place.appendingPathComponent("Package.swift").exists ? place : nil
    case .remote(let address):
      let place = folder.appendingPathComponent(reference.identity)
      if place.appendingPathComponent("Package.swift").exists { return place }
      guard !isOffline else { return nil }
      fetch(reference, address, into: place)
      return place.appendingPathComponent("Package.swift").exists ? place : nil
    }
  }

  private func fetch(_ reference: PackageReference, _ address: String, into place: URL) {
    let names = reference.version.map { [$0, "v\($0)"] } ?? []
    let branch = reference.requirement.split(separator: " ")
    let wanted = names + (branch.first == "branch" ? [String(branch[1])] : [])
    for name in wanted {
      let arguments = ["clone", "--quiet", "--depth", "1", "--branch", name, "--", address]
      if Command.run("git", arguments + [place.path]).status == 0 { return }
      if !isReachable(address) { return }
    }
    guard isReachable(address) else { return }
    _ = Command.run("git", ["clone", "--quiet", "--", address, place.path])
    if let revision = reference.revision {
      _ = Command.run("git", ["-C", place.path, "checkout", "--quiet", revision])
    }
  }

  private func isReachable(_ address: String) -> Bool {
    Command.run("git", ["ls-remote", "--heads", "--", address], seconds: 10).status == 0
  }
}
