import Foundation
import Glibc
import Testing
import ViewTree

@Suite("What an app's Info.plist says")
struct AppInformationTests {
  @Test("Variables are set, but those that are set already stay, and what is no text is left out")
  func environment() {
    let names = (0..<3).map { "app_information_\(UUID().uuidString)_\($0)" }
    setenv(names[1], "own", 1)
    defer { for name in names { unsetenv(name) } }
    AppInformation.setEnvironment([
      "LSEnvironment": [names[0]: "a=b", names[1]: "other", names[2]: 3, "": "x", "a=b": "y"]
        as [String: Any]
    ])
    let values = names.map { getenv($0).map { String(cString: $0) } }
    #expect(values == ["a=b", "own", nil])
  }

  @Test("A list without variables, or with something else in their place, sets none")
  func none() {
    AppInformation.setEnvironment([:])
    AppInformation.setEnvironment(["LSEnvironment": "text"])
  }
}
