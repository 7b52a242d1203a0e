import ElementTree
import Foundation

/// The browser's own control for files of the reader's.
struct FileInput: View {
  let types: [UTType]
  let allowsMany: Bool
  /// By which names the browser sends the files that were chosen, in their order.
  let names: [String]
  /// What is done when files were chosen; with none where the reader chose not to.
  let choose: @MainActor ([OfferedFile]) -> Void
  /// What is done when the browser can't send a file on.
  let lose: @MainActor (String) -> Void

  var body: some View {
    BrowserControl(
      name: .input, look: .files,
      attributes: [(.type, "file")] + (allowsMany ? [(.multiple, "")] : [])
        + (accepted.isEmpty ? [] : [(.accept, accepted)]),
      label: allowsMany ? "Choose Files" : "Choose File",
      contentAttributes: names.isEmpty ? [] : [(.dataFiles, names.joined(separator: " "))],
      height: .fixed(44)
    )
    .onText(.files) { text in
      guard text.hasPrefix("[") else { return lose(text) }
      // A browser of ours writes nothing else.
      guard let files = try? JSONDecoder().decode([OfferedFile].self, from: Data(text.utf8))
      else { return }
      choose(files)
    }
  }

  /// The media types and ends of names that browsers let readers choose (HTML, 4.10.5.1.17).
  private var accepted: String {
    var parts: [String] = []
    for type in types {
      // Any file.
      if [UTType.item, .data, .content].contains(type) { return "" }
      parts += type.acceptedForms
    }
    return parts.joined(separator: ",")
  }
}

extension UTType {
  /// How the type stands in `accept`.
  fileprivate var acceptedForms: [String] {
    switch self {
    case .image: ["image/*"]
    case .movie, .video: ["video/*"]
    case .audio: ["audio/*"]
    case .audiovisualContent: ["video/*", "audio/*"]
    case .text, .plainText, .utf8PlainText: ["text/*"]
    default:
      [preferredMIMEType, preferredFilenameExtension.map { "." + $0 }].compactMap { $0 }
    }
  }
}
