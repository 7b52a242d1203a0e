// The names of Apple's module are declared where the engine needs them.
@_exported import Foundation
@_exported import PlatformGaps
@_exported import ViewTree
