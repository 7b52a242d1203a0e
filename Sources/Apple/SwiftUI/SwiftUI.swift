@_exported import Combine
@_exported import CoreData
@_exported import Foundation
@_exported import Observation
@_exported import ViewTree
@_exported import PlatformGaps
@_exported import UserNotifications
