import Foundation

/// A target's sources and resources, placed in the package.
struct TargetAdoption {
  private let target: SourceTarget
  private let project: URL
  private let known: Surroundings
  private let sum: UInt64
  private let place: String

  init(_ target: SourceTarget, _ project: URL, _ engine: Engine, _ modules: Set<String>) {
    self.target = target
    self.project = project
    known = Surroundings(
      modules: modules, types: engine.types, conditions: Set(target.conditions))
    place = "Sources/\(target.name)"
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let words =
      modules.sorted() + ["\n"] + engine.types.sorted() + ["\n"] + target.conditions
      + ["\(stamp(program).date)"]
    sum = checksum(words.joined(separator: " ").utf8)
  }

  mutating func run(
    _ writer: inout PackageWriter, old: Records, new: inout Records,
    _ summary: inout Adoption.Summary
  ) throws {
    let root = commonFolder(target.sources)
    let jobs = target.sources.map { file in (file, "\(place)/\(sourcePath(file, from: root))") }
    let (surroundings, sum, project) = (known, sum, project)
    let results = concurrentMap(jobs) { file, path -> (Records.Entry, String?, Bool) in
      let (size, date) = stamp(file)
      let known = old.sources[path].flatMap { $0.matches(size, date, sum) ? $0 : nil }
      if let known { return (known, nil, false) }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        let note = Note(file.path(from: project), nil, "is not UTF-8 or can't be read")
        let entry = Records.Entry(
          size: size, date: date, surroundings: sum, isCopy: false, notes: [note], rootView: nil,
          hasMain: false)
        return (entry, nil, true)
      }
      let translation = Translation(text, knowing: surroundings)
      let name = file.path(from: project)
      let entry = Records.Entry(
        size: size, date: date, surroundings: sum, isCopy: translation.source != nil,
        notes: translation.notes.map { Note(name, $0.line, $0.text) },
        rootView: translation.rootView, delegate: translation.delegate,
        hasMain: translation.hasMain)
      return (entry, translation.source.map { Self.located($0, file) }, true)
    }
    for ((file, path), (entry, text, isNew)) in zip(jobs, results) {
      if let text {
        try writer.write(text, to: path)
      } else if entry.isCopy {
        writer.keep(path)
      } else {
        try writer.link(file, at: path)
      }
      new.sources[path] = entry
      summary.notes += entry.notes
      summary.sources += 1
      summary.copies += entry.isCopy ? 1 : 0
      summary.translated += isNew ? 1 : 0
    }
    try placeModels(&writer, &summary)
    try placeResources(&writer, &summary)
    if target.kind == .app { try start(results.map(\.0), &writer, &summary) }
  }

  /// Where a source is placed, which is outside of the folder of resources.
  private func sourcePath(_ file: URL, from root: URL) -> String {
    let path = file.path(from: root)
    return path.hasPrefix("Resources/") ? "SourcesIn" + path : path
  }

  /// A source whose errors name the original.
  private static func located(_ text: String, _ file: URL) -> String {
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n" + text
  }

  /// Writes what the engine reads of Core Data's and Core ML's models, and the classes that Xcode would generate.
  private func placeModels(
    _ writer: inout PackageWriter, _ summary: inout Adoption.Summary
  ) throws {
    for folder in target.dataModels {
      guard let model = DataModel(folder) else {
        summary.notes.append(
          Note(folder.path(from: project), nil, "Core Data's model can't be read"))
        continue
      }
      try writer.write(
        model.compiled(for: target.name), to: "\(place)/Resources/\(model.name).momd")
      if let source = model.source {
        try writer.write(source, to: "\(place)/\(model.name)Model.swift")
      }
    }
    for file in target.learnedModels {
      guard let model = LearnedModel(file) else {
        summary.notes.append(
          Note(
            file.path(from: project), nil,
            "of Core ML's models those of tables are read; it is left out"))
        continue
      }
      try writer.copy(file, to: "\(place)/Resources/\(file.lastPathComponent)")
      try writer.write(model.source, to: "\(place)/\(model.name)Model.swift")
    }
  }

  /// Copies the resources into one folder, which is copied into the bundle as it is.
  private func placeResources(
    _ writer: inout PackageWriter, _ summary: inout Adoption.Summary
  ) throws {
    var taken: [String: Int] = [:]
    for resource in target.resources {
      let count = taken[resource.place, default: 0]
      taken[resource.place] = count + 1
      let path = count == 0 ? resource.place : "\(count)/\(resource.place)"
      try writer.copy(resource.file, to: "\(place)/Resources/\(path)")
    }
    let pictures = PDFPictures(folder: writer.folder.appendingPathComponent("\(place)/Resources"))
    let (_, missing) = try pictures.write(&writer, at: "\(place)/Resources")
    if missing > 0 {
      summary.notes.append(
        Note(
          "", nil,
          "\(missing) pictures of target \(target.name) are PDFs, which browsers don't show; "
            + (PDFPictures.hasProgram
              ? "they can't be read"
              : "install pdftocairo (Debian's poppler-utils) and adopt again")))
    }
    guard target.kind == .app else { return }
    let list = PropertyList.dictionary(target.information)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list.object, format: .xml, options: 0)
    try writer.write(data, to: "\(place)/Resources/Info.plist")
    try writer.write(BundleSource.text, to: "\(place)/AdoptedBundle.swift")
  }

  /// Writes the app where UIKit's delegates have been the start.
  private func start(
    _ entries: [Records.Entry], _ writer: inout PackageWriter, _ summary: inout Adoption.Summary
  ) throws {
    let hasMain = entries.contains(where: \.hasMain)
    let hasScript = target.sources.contains { $0.lastPathComponent == "main.swift" }
    if hasMain || hasScript { return }
    guard let view = entries.compactMap(\.rootView).first else {
      summary.notes.append(Note("", nil, "target \(target.name) has no @main and no first view"))
      return
    }
    let app = view.app(delegate: entries.compactMap(\.delegate).first)
    try writer.write(app, to: "\(place)/AdoptedApp.swift")
  }

  /// The innermost folder that has all files.
  private func commonFolder(_ files: [URL]) -> URL {
    guard let first = files.first else { return project }
    var parts = first.deletingLastPathComponent().pathComponents
    for file in files {
      let other = file.deletingLastPathComponent().pathComponents
      parts = zip(parts, other).prefix { $0 == $1 }.map(\.0)
    }
    return URL(fileURLWithPath: "/" + parts.dropFirst().joined(separator: "/"))
  }
}
