public import AVFoundation
@_exported public import Foundation

/// Whether an app may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Writes down what is said.
///
/// - Note: Differs from Speech: a server hears nobody, so it is not available and listening is denied.
open class SFSpeechRecognizer: @unchecked Sendable {
  public let locale: Locale
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open weak var delegate: (any SFSpeechRecognizerDelegate)?

  /// - Note: As in Speech where a language is not known: there is none.
  public convenience init?() { self.init(locale: .current) }
  /// - Note: As in Speech where a language is not known: there is none.
  public init?(locale: Locale) { return nil }

  public static func supportedLocales() -> Set<Locale> { [] }
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }

  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
}

/// Hears whether a recogniser can be used.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// What speech is for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// What is to be written down.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}

/// Sound as it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open func append(_ buffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// A file with sound.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

/// Writing down what is said, as it goes on.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case starting, running, finishing, canceling, completed }
  open var state: State { .completed }
  open var isCancelled: Bool { false }
  open var isFinishing: Bool { false }
  open func cancel() {}
  open func finish() {}
}

/// What was said.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

/// Words that may have been said.
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word that may have been said.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var confidence: Float { 0 }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
}
