/// What a record's boxes depend on beside the view itself.
struct Surroundings {
  private(set) var environment: Shared?
  private(set) var stackAxis = LoweringContext.StackAxis.none
  /// Whether a container around wants to know the ids of rows.
  private(set) var collectsIDs = false

  /// An environment that records next to each other share.
  final class Shared {
    let values: EnvironmentValues
    init(_ values: EnvironmentValues) { self.values = values }
  }

  init() {}

  /// What is around the place that is being lowered; what `near` has is shared if it is the same.
  @MainActor
  init(_ context: borrowing LoweringContext, near: ViewRecord?) {
    stackAxis = context.stackAxis
    collectsIDs = context.collectsIDs
    if let shared = near?.surroundings.environment,
      shared.values.isSame(as: context.environment)
    {
      environment = shared
    } else {
      environment = Shared(context.environment)
    }
  }

  /// Whether these are surely the surroundings of the place that is being lowered.
  func matches(_ context: borrowing LoweringContext) -> Bool {
    guard stackAxis == context.stackAxis, let environment else { return false }
    return environment.values.isSame(as: context.environment)
  }
}
