import AudioToolbox
import CoreHaptics
import Foundation
import MessageUI
import Testing
import WatchConnectivity

/// Parts of a device that a page hasn't: who asks first is told so, who doesn't is refused.
@Suite("Parts of a device")
@MainActor
struct DeviceTests {
  private final class Listener: NSObject, WCSessionDelegate, @unchecked Sendable {
    let told: AsyncStream<(WCSessionActivationState, WCError?)>.Continuation
    init(_ told: AsyncStream<(WCSessionActivationState, WCError?)>.Continuation) {
      self.told = told
    }

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      told.yield((activationState, error as? WCError))
      told.finish()
    }
  }

  @Test("There is no watch: a session isn't activated, which its delegate hears, and sends nothing")
  func watch() async {
    #expect(!WCSession.isSupported())
    let session = WCSession.default
    let (stream, told) = AsyncStream.makeStream(of: (WCSessionActivationState, WCError?).self)
    let listener = Listener(told)
    session.delegate = listener
    session.activate()
    var heard: [(WCSessionActivationState, WCError?)] = []
    for await one in stream { heard.append(one) }
    #expect(heard.count == 1 && heard[0] == (.notActivated, WCError(.sessionNotSupported)))
    #expect(!session.isReachable && !session.isPaired && session.activationState == .notActivated)
    #expect(throws: WCError(.sessionNotSupported)) {
      try session.updateApplicationContext(["a": 1])
    }
    var refusals: [any Error] = []
    session.sendMessage(["a": 1], replyHandler: nil) { refusals.append($0) }
    session.sendMessageData(Data(), replyHandler: nil) { refusals.append($0) }
    #expect(
      refusals.compactMap { ($0 as? WCError)?.code } == [
        .sessionNotSupported, .sessionNotSupported,
      ])
    #expect(!session.transferUserInfo(["a": 1]).isTransferring)
  }

  @Test("Nobody writes a letter or a short message")
  func letters() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test("Nothing is felt: hardware says so, and an engine is refused")
  func haptics() throws {
    let device = CHHapticEngine.capabilitiesForHardware()
    #expect(!device.supportsHaptics && !device.supportsAudio)
    #expect(throws: CocoaError.self) { _ = try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)],
      relativeTime: 1)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(pattern.events.first?.eventParameters.first?.value == 0.5)
  }

  @Test("A sound of the system's is over at once")
  func sounds() async {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    await withCheckedContinuation { done in
      AudioServicesPlaySystemSoundWithCompletion(1007) { done.resume() }
    }
  }
}
