/// Whether a map follows its reader.
///
/// - Note: Differs from MapKit: maps follow nobody.
public enum MapUserTrackingMode: Sendable { case none, follow }
