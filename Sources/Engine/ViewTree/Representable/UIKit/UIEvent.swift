public import Foundation

/// What a reader does with the screen.
///
/// - Note: Differs from UIKit: there are none.
@MainActor
public final class UIEvent: NSObject {}
