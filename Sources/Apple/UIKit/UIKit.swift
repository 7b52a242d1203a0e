// UIKit's names are declared in ViewTree and PlatformGaps, so that `import SwiftUI` need not load this module.
@_exported import Foundation
@_exported import ViewTree
@_exported import PlatformGaps
@_exported import UserNotifications
