// UIKit's names are declared in ViewTree: a module named UIKit can't be loaded beside Testing, which
// then asks for an overlay that Linux doesn't have. So `import SwiftUI` must not load it.
@_exported import Foundation
@_exported import ViewTree
@_exported import PlatformGaps
@_exported import UserNotifications
