import Testing

@testable import Browser

@Suite("Executable search")
struct ExecutableSearchTests {
  @Test(
    "The caller's choice comes before the environment's",
    arguments: [
      ("/bin/sh", ["CHROMIUM": "/bin/cat", "PATH": "/bin"], "/bin/sh"),
      (nil, ["CHROMIUM": "/bin/cat", "PATH": "/bin"], "/bin/cat"),
    ] as [(String?, [String: String], String)])
  func order(chosen: String?, environment: [String: String], path: String) throws {
    #expect(try ExecutableSearch.path(chosen: chosen, environment: environment) == path)
  }

  @Test("Without a choice and without a Chromium on PATH, the message names the package")
  func nothingFound() {
    for environment in [[:], ["PATH": ""], ["PATH": "/no/such/folder:/", "CHROMIUM": ""]] {
      let error = #expect(throws: BrowserError.self) {
        try ExecutableSearch.path(chosen: nil, environment: environment)
      }
      #expect(error?.code == .executableMissing)
      #expect(
        error?.message == "No Chromium was found on PATH (chromium, chromium-browser, "
          + "google-chrome). Install the package chromium (apt-get install chromium), or set "
          + "CHROMIUM to the executable's path.")
    }
  }

  @Test("A wrong choice is an error even when PATH has a Chromium")
  func wrongChoice() {
    let error = #expect(throws: BrowserError.self) {
      try ExecutableSearch.path(
        chosen: nil, environment: ["CHROMIUM": "/no/chromium", "PATH": "/usr/bin"])
    }
    #expect(
      error?.message == "/no/chromium, named by the variable CHROMIUM, is not an executable file. "
        + "Install the package chromium (apt-get install chromium), or name the path of a "
        + "Chromium that exists.")
  }
}
