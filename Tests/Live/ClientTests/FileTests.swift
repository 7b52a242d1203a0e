import Browser
import Foundation
import PhotosUI
import PlatformGaps
import Testing
import ViewTree

/// A page that takes pictures and texts, and gives one.
private struct Album: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var sizes: [Int] = []
  @State private var isImporting = false
  @State private var text = "none"
  @State private var isExporting = false
  @State private var saved = "none"
  @State private var count = 0

  var body: some View {
    VStack {
      PhotosPicker("Pictures", selection: $items, maxSelectionCount: 2, matching: .images)
      Text(verbatim: "sizes \(sizes.map(String.init).joined(separator: "+"))")
      Button("Import") { isImporting = true }
      Text(verbatim: "text \(text)")
      Button("Export") { isExporting = true }
      Text(verbatim: "saved \(saved)")
      Button("More \(count)") { count += 1 }
    }
    .onChange(of: items) {
      Task {
        sizes = []
        for item in items {
          let data = try? await item.loadTransferable(type: Data.self)
          if let data { sizes.append(data.count) }
        }
      }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      text = (try? String(contentsOf: result.get(), encoding: .utf8)) ?? "failure"
    }
    .fileExporter(isPresented: $isExporting, item: "exported", defaultFilename: "note.txt") {
      saved = (try? $0.get())?.lastPathComponent ?? "failure"
    }
  }
}

/// Pictures by the classes of UIKit and PhotosUI, wrapped as apps do it.
private struct OldAlbum: View {
  @State private var image: UIImage?
  @State private var count = 0
  @State private var isPicking = false
  @State private var isTaking = false

  var body: some View {
    VStack {
      Button("Pick") { isPicking = true }
      Button("Take") { isTaking = true }
      Text(verbatim: "\(count) of \(Int(image?.size.width ?? 0))")
    }
    .sheet(isPresented: $isPicking) { Picker(image: $image, count: $count) }
    .sheet(isPresented: $isTaking) { Camera(image: $image, count: $count) }
  }

  private struct Picker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Binding var count: Int

    final class Coordinator: PHPickerViewControllerDelegate {
      let parent: Picker
      init(_ parent: Picker) { self.parent = parent }

      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        parent.count += 1
        results.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
          let image = image
          MainActor.assumeIsolated { self.parent.image = image }
        }
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
  }

  private struct Camera: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss

    final class Coordinator: NSObject, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      let parent: Camera
      init(_ parent: Camera) { self.parent = parent }

      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        parent.image = info[.originalImage] as? UIImage
        parent.count += 10
        parent.dismiss()
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
  }
}

@Suite("Files of readers in Chromium") @MainActor
struct FileTests {
  /// Files on the reader's machine.
  private func withFiles(
    _ contents: [Data], _ body: @MainActor ([String]) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, content) in contents.enumerated() {
      let url = folder.appendingPathComponent("file\(index).txt")
      try content.write(to: url)
      paths.append(url.path)
    }
    try await body(paths)
  }

  /// Chooses files as a reader does in the browser's own window.
  private func choose(_ paths: [String], in served: ServedView) async throws {
    let root = try await served.page.send("DOM.getDocument")
    let input = try await served.page.send(
      "DOM.querySelector",
      ["nodeId": root["root"]?["nodeId"] ?? .null, "selector": "dialog[open] input[type=file]"])
    try await served.page.send(
      "DOM.setFileInputFiles",
      ["nodeId": input["nodeId"] ?? .null, "files": .array(paths.map { .string($0) })])
  }

  private func press(_ title: String, in served: ServedView) async throws {
    try await served.click(
      "[...document.querySelectorAll('button')].findLast((node) => node.innerText.trim() == '\(title)')"
    )
  }

  private let isOpen = "document.querySelector('dialog[open] input[type=file]')"

  @Test("Pictures are chosen, sent in pieces and loaded; the page answers meanwhile and afterwards")
  func pictures() async throws {
    try await withFiles([Data(count: 1_500_000), Data(count: 3)]) { paths in
      try await ServedView.with({ Album() }) { served in
        try await served.page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
        for round in 1...2 {
          try await press("Pictures", in: served)
          #expect(try await served.wait("!!\(isOpen)"))
          #expect(
            try await served.evaluate("\(isOpen).multiple && \(isOpen).accept").string == "image/*")
          try await choose(Array(paths.prefix(round)), in: served)
          #expect(
            try await served.wait(
              "document.body.innerText.includes('sizes 1500000\(round == 2 ? "+3" : "")')"))
          #expect(try await served.wait("!\(isOpen)"))
        }
        try await press("More 0", in: served)
        #expect(try await served.wait("document.body.innerText.includes('More 1')"))
      }
    }
  }

  @Test("Classes of UIKit and PhotosUI give their delegates pictures")
  func delegates() async throws {
    // A PNG of two points by one.
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg=="
      ))
    try await withFiles([png]) { paths in
      try await ServedView.with({ OldAlbum() }) { served in
        try await served.page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
        for (button, text) in [("Pick", "1 of 2"), ("Take", "11 of 2")] {
          try await press(button, in: served)
          #expect(try await served.wait("!!\(isOpen)"))
          try await choose(paths, in: served)
          #expect(try await served.wait("document.body.innerText.includes('\(text)')"))
          #expect(try await served.wait("!\(isOpen)"))
        }
      }
    }
  }

  @Test("A text is imported; Cancel and the browser's own cancel leave things as they are")
  func importing() async throws {
    try await withFiles([Data("Grüße".utf8)]) { paths in
      try await ServedView.with({ Album() }) { served in
        try await served.page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
        try await press("Import", in: served)
        #expect(try await served.wait("!!\(isOpen)"))
        try await press("Cancel", in: served)
        #expect(try await served.wait("!\(isOpen)"))
        try await press("Import", in: served)
        #expect(try await served.wait("!!\(isOpen)"))
        // A browser says so when its own window is closed, which this module has opened.
        #expect(try await served.loads("files.js"))
        try await served.evaluate("\(isOpen).dispatchEvent(new Event('cancel', { bubbles: true }))")
        #expect(try await served.wait("!\(isOpen)"))
        #expect(try await served.text().contains("text none"))
        try await press("Import", in: served)
        #expect(try await served.wait("!!\(isOpen)"))
        try await choose(paths, in: served)
        #expect(try await served.wait("document.body.innerText.includes('text Grüße')"))
        #expect(try await served.wait("!\(isOpen)"))
      }
    }
  }

  @Test("What the browser can't read any more is a failure")
  func removed() async throws {
    try await withFiles([Data(count: 9_000_000)]) { paths in
      try await ServedView.with({ Album() }) { served in
        try await served.page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
        try await press("Import", in: served)
        #expect(try await served.wait("!!\(isOpen)"))
        // As a file that is gone when it is to be sent.
        try await served.evaluate(
          "File.prototype.slice = () => ({ arrayBuffer: () => Promise.reject(new Error()) })")
        try await choose(paths, in: served)
        #expect(try await served.wait("document.body.innerText.includes('text failure')"))
      }
    }
  }

  @Test("A line that is cut goes on where the file has come to")
  func resumption() async throws {
    try await withFiles([Data(count: 700_000)]) { paths in
      try await ServedView.with({ Album() }) { served in
        try await served.page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
        try await press("Pictures", in: served)
        #expect(try await served.wait("!!\(isOpen)"))
        // Of three answers one is lost on its way, and one request never arrives.
        try await served.evaluate(
          """
          (() => {
            const own = fetch;
            let count = 0;
            fetch = async (...values) => {
              if (++count == 2) throw new TypeError();
              const answer = await own(...values);
              if (count == 3) throw new TypeError();
              return answer;
            };
          })()
          """)
        try await choose(paths, in: served)
        #expect(try await served.wait("document.body.innerText.includes('sizes 700000')"))
      }
    }
  }

  @Test("A value is saved by a press, and the sheet goes")
  func exporting() async throws {
    try await ServedView.with({ Album() }) { served in
      try await served.page.send("Browser.setDownloadBehavior", ["behavior": "deny"])
      try await press("Export", in: served)
      let link = "document.querySelector('dialog[open] a[download]')"
      #expect(try await served.wait("!!\(link)"))
      #expect(try await served.evaluate("\(link).download").string == "note.txt")
      #expect(
        try await served.evaluate("fetch(\(link).href).then((answer) => answer.text())").string
          == "exported")
      #expect(try await served.wait("document.body.innerText.includes('saved note.txt')"))
      #expect(try await served.wait("!\(link)"))
    }
  }
}
