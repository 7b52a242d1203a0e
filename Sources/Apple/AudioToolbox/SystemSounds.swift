@_exported public import Foundation

/// The number of a sound of the system's.
public typealias SystemSoundID = UInt32

/// The sound that is felt.
public var kSystemSoundID_Vibrate: SystemSoundID { 4095 }

/// - Note: Differs from Audio Toolbox: of no effect: a server has nobody hear a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// - Note: Differs from Audio Toolbox: of no effect: a server has nobody hear a sound.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// - Note: Differs from Audio Toolbox: nothing is heard; what is to be done then is done at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { inCompletionBlock.map { DispatchQueue.global().async(execute: $0) } }
