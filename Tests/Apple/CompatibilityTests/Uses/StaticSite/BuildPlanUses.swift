import StaticSite

@MainActor enum BuildPlanUses {
  static func buildPlan(_ value: BuildPlan, _ plannedFile: PlannedFile, _ diagnostic: Diagnostic)
    throws
  {
    _ = BuildPlan.self
    _ = value.files
    _ = value.diagnostics
    _ = try BuildPlan([plannedFile], notes: [diagnostic])
  }
}
