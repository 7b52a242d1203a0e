/// What one row of a timeline shows.
///
/// A mediator view tells the kinds apart by `as?`.
public protocol ListItemViewModel: Sendable {}
