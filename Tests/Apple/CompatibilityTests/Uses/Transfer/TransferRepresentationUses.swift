import SwiftUI

private struct Letter: Codable, Transferable {
  var text = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Letter.self, contentType: .json).visibility(.all)
    ProxyRepresentation(exporting: \.text)
    DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
  }
}

@MainActor enum TransferRepresentationUses {
  static func transferable(_ url: URL) {
    _ = Letter.transferRepresentation
    _ = String.transferRepresentation
    _ = URL.transferRepresentation
    _ = Data.transferRepresentation
    _ = AttributedString.transferRepresentation
    _ = Image.transferRepresentation
  }

  static func proxies() {
    _ = ProxyRepresentation<Letter, String>(importing: { Letter(text: $0) })
    _ = ProxyRepresentation<Letter, String>(exporting: { $0.text }, importing: { Letter(text: $0) })
    let _: [TransferRepresentationVisibility] = [.all, .team, .group, .ownProcess]
  }

  static func data() {
    _ = DataRepresentation<Letter>(
      contentType: .plainText, exporting: { Data($0.text.utf8) },
      importing: { Letter(text: String(decoding: $0, as: UTF8.self)) })
    _ = DataRepresentation<Letter>(
      importedContentType: .plainText, importing: { _ in Letter() }
    ).suggestedFileName("a")
  }

  static func files(_ url: URL) {
    _ = FileRepresentation<Letter>(
      contentType: .plainText, shouldAttemptToOpenInPlace: true,
      exporting: { _ in SentTransferredFile(url, allowAccessingOriginalFile: true) },
      importing: { (received: ReceivedTransferredFile) in
        _ = (received.file, received.isOriginalFile)
        return Letter()
      })
    _ = FileRepresentation<Letter>(
      exportedContentType: .plainText, shouldAllowToOpenInPlace: true,
      exporting: { _ in SentTransferredFile(url) })
    _ = FileRepresentation<Letter>(
      importedContentType: .plainText, shouldAttemptToOpenInPlace: true,
      importing: { _ in Letter() })
    let sent = SentTransferredFile(url)
    _ = (sent.file, sent.allowAccessingOriginalFile)
    _ = (any TransferRepresentation).self
    _ = TransferRepresentationBuilder<Letter>.self
    _ = Letter.Representation.Item.self
  }
}
