import StaticSite

@MainActor enum SizeBudgetUses {
  static func sizeBudget(_ value: SizeBudget) throws {
    _ = SizeBudget.self
    _ = SizeBudget(path: "/*", sizes: [.document: 14], counts: [.script: 1])
    _ = SizeBudget()
    _ = value.path
    _ = value.sizes
    _ = value.counts
    _ = try SizeBudget.read([], file: "budget.json")
  }

  static func resource() {
    let _: [SizeBudget.Resource] = [
      .document, .script, .stylesheet, .image, .media, .font, .other, .total, .thirdParty,
    ]
    _ = SizeBudget.Resource.self
  }
}
