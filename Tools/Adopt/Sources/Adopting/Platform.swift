import SwiftIfConfig
import SwiftSyntax

/// What conditions of `#if` are decided by: an iPhone, or Linux as the compiler sees it.
///
/// Both know the same modules, those that are there: code for a framework that isn't stays out.
struct Platform: BuildConfiguration {
  enum System: String {
    case phone = "iOS"
    case desktop = "macOS"
    case television = "tvOS"
    case watch = "watchOS"
    case linux = "Linux"
  }

  let system: System
  let modules: Set<String>
  let conditions: Set<String>

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" || conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    modules.contains(importPath.first?.1 ?? "")
  }
  func isActiveTargetOS(name: String) -> Bool { name == system.rawValue }
  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(x86_64)
      name == "x86_64"
    #else
      name == "arm64"
    #endif
  }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool {
    name == (system == .linux ? "_Native" : "_ObjC")
  }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool {
    name == (system == .linux ? "ELF" : "MachO")
  }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 3) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
