// Of Combine what views and their models are made with. The rest, as `Subscription`, is an import of its own, as in
// SwiftUI: an app's packages may have types of these names.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import protocol Combine.Cancellable
@_exported import protocol Combine.ConnectablePublisher
@_exported import class Combine.CurrentValueSubject
@_exported import struct Combine.Just
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import protocol Combine.Publisher
@_exported import enum Combine.Publishers
@_exported import CoreData
@_exported import Foundation
@_exported import Observation
@_exported import PlatformGaps
@_exported import UserNotifications
@_exported import ViewTree
