public import Foundation
public import ViewTree

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// What became of a short message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Hears that a letter was written.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Has a letter written.
///
/// - Note: Differs from MessageUI: a page has no account to send from, as a device without one; an app that asks
///   first shows what it has for that. A `Link` to a `mailto:` address opens the reader's own program.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIViewController {
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Hears that a short message was written.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Has a short message written.
///
/// - Note: Differs from MessageUI: a page can't send any, as a device without a card.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UIViewController {
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
}
