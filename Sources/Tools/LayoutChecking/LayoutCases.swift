package import PositionedJSON

/// A view tree with the frame that each named leaf has in SwiftUI.
package struct LayoutCase: Sendable {
  package var id: String
  package var spec: LayoutSpec
  /// Whether some view is larger than what it is proposed.
  package var overflows: Bool
  /// x, y, width and height in points, from the root's upper left corner; those of the model where a file has none.
  package var frames: [String: [Double]]
}

/// A file of layout cases.
package struct LayoutCases: Sendable {
  package var file: String
  /// The size that each case's root is proposed, in points.
  package var width: Double
  package var height: Double
  package var cases: [LayoutCase]

  /// Reads a file.
  ///
  /// - Throws: All errors, each with the id of its case.
  package init(_ bytes: [UInt8], file: String) throws(InputError) {
    let diagnostics = Diagnostics()
    let document = JSONDocument(
      bytes, file: file, limits: JSONLimits(depth: 256), diagnostics: diagnostics)
    let object = document?.cursor(diagnostics).object()
    let root = object?.optional("root", as: [Double].self) ?? [400, 300]
    if let cursor = object?.member("root"), root.count != 2 || root.contains(where: { $0 <= 0 }) {
      cursor.reportMismatch(wanted: "a width and a height")
    }
    let cases = object?.array("cases", of: LayoutCase.self) ?? []
    try diagnostics.throwErrors()
    self.file = file
    width = root.first ?? 400
    height = root.last ?? 300
    self.cases = cases
    for index in self.cases.indices where self.cases[index].frames.isEmpty {
      (self.cases[index].frames, self.cases[index].overflows) = LayoutModel.frames(
        of: self.cases[index].spec, width: width, height: height)
    }
  }
}

extension LayoutCase: JSONDecodable {
  /// Reads a case; nil after an error has been reported to the cursor.
  package static func decode(_ cursor: JSONCursor) -> LayoutCase? {
    let own = Diagnostics(limit: cursor.diagnostics.limit)
    let inner = JSONCursor(cursor.value, diagnostics: own)
    let result = read(inner)
    let id = cursor.value["id"]?.string
    for diagnostic in own.errors {
      cursor.diagnostics.report(
        Diagnostic(
          .error, at: diagnostic.location,
          message: id.map { "case \($0): \(diagnostic.message)" } ?? diagnostic.message,
          hint: diagnostic.hint))
    }
    return own.hasErrors ? nil : result
  }

  private static func read(_ cursor: JSONCursor) -> LayoutCase? {
    guard let object = cursor.object() else { return nil }
    let id = object.required("id", as: String.self)
    let spec = object.required("spec", as: LayoutSpec.self)
    let overflows = object.optional("overflows", as: Bool.self) ?? false
    var frames: [String: [Double]] = [:]
    if let all = object.member("frames")?.object() {
      for (name, value) in all.cursor.value.members ?? [] {
        let member = JSONCursor(value, diagnostics: cursor.diagnostics)
        guard let numbers = member.decode([Double].self) else { continue }
        if numbers.count != 4 { member.reportMismatch(wanted: "an array of four numbers") }
        frames[name] = numbers
      }
    }
    guard let id, let spec else { return nil }
    return LayoutCase(id: id, spec: spec, overflows: overflows, frames: frames)
  }
}
