import Foundation
import ViewTree
import ViewSnapshots

/// The report as a page: groups of changes first, then every page with its changes and pictures.
struct ReportPage: View {
  let report: ChangeReport
  let groups: [ChangeGroup]
  let pictures: [ComparedPictures]
  /// Pages beyond this are counted, so that a browser can open the report.
  static let entryLimit = 300

  /// Those with pictures first.
  private var entries: ArraySlice<ReportEntry> {
    let drawn = Set(pictures.map(\.name))
    let first = report.entries.filter { drawn.contains($0.name) }
    return (first + report.entries.filter { !drawn.contains($0.name) }).prefix(Self.entryLimit)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        ReportTitle(report: report)
        if !groups.isEmpty { GroupList(groups: groups) }
        ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
          EntrySection(
            entry: entry, number: pictures.firstIndex { $0.name == entry.name },
            pictures: pictures.first { $0.name == entry.name })
        }
        if report.entries.count > Self.entryLimit {
          Text(
            verbatim: "And \(report.entries.count - Self.entryLimit) more; the JSON has them all."
          )
          .foregroundStyle(.secondary)
        }
      }
      .padding(24)
      .frame(maxWidth: 1100, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }
}

/// What was compared, and how much of it is not as it was.
struct ReportTitle: View {
  let report: ChangeReport

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.largeTitle).bold().webElement(.heading(level: 1))
      Text(verbatim: TerminalText.escaped("\(report.old) → \(report.new)")).foregroundStyle(
        .secondary)
      HStack(spacing: 8) {
        ForEach(counts, id: \.0) { name, count, color in
          Text(verbatim: "\(count) \(name)")
            .font(.subheadline).bold()
            .padding(.horizontal, 10).padding(.vertical, 4)
            .background(color.opacity(0.18), in: Capsule())
        }
      }
    }
  }

  private var title: String {
    report.isEmpty
      ? "Nothing has changed" : "\(report.entries.count) of \(report.comparedCount) changed"
  }

  private var counts: [(String, Int, Color)] {
    let kinds: [(String, Color, (ReportEntry.Outcome) -> Bool)] = [
      ("changed", .orange, { $0 == .changed }), ("added", .green, { $0 == .added }),
      ("removed", .red, { $0 == .removed }),
      ("moved", .blue, { if case .moved = $0 { true } else { false } }),
      ("failed", .red, { if case .failed = $0 { true } else { false } }),
      ("flaky", .purple, { if case .flaky = $0 { true } else { false } }),
    ]
    return kinds.compactMap { name, color, isOfKind in
      let count = report.entries.count { isOfKind($0.outcome) }
      return count == 0 ? nil : (name, count, color)
    }
  }
}

/// Changes that are alike, a row each; the first of them are open.
struct GroupList: View {
  let groups: [ChangeGroup]
  private static let openCount = 12
  private static let limit = 300

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Groups of changes").font(.title2).bold().webElement(.heading(level: 2))
      rows(groups.prefix(Self.openCount))
      if groups.count > Self.openCount {
        DisclosureGroup {
          rows(groups.dropFirst(Self.openCount).prefix(Self.limit))
        } label: {
          Text(verbatim: "\(groups.count - Self.openCount) more groups")
        }
      }
    }
    .webElement(.section)
  }

  private func rows(_ groups: ArraySlice<ChangeGroup>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(groups), id: \.id) { GroupRow(group: $0) }
    }
  }
}

/// What has changed in a group, and on how many pages.
struct GroupRow: View {
  let group: ChangeGroup

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(verbatim: group.id).font(.footnote.monospaced()).foregroundStyle(.secondary)
        Text(verbatim: TerminalText.escaped(group.title))
        Spacer()
        Text(verbatim: group.cases.count == 1 ? "1 page" : "\(group.cases.count) pages")
          .font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.vertical, 8)
      Divider()
    }
  }
}

/// One page: what became of it, its changes, and its pictures if they were taken.
struct EntrySection: View {
  let entry: ReportEntry
  let number: Int?
  let pictures: ComparedPictures?
  private static let limit = 100

  /// Changes of a page that are alike are one row.
  private var groups: [SemanticChangeGroup] { SemanticChangeGroup.fold(entry.changes) }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(verbatim: TerminalText.escaped(entry.name)).font(.title3).bold()
          .webElement(.heading(level: 2))
        Text(verbatim: TerminalText.escaped(entry.summary)).foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 6) {
        ForEach(Array(groups.prefix(Self.limit).enumerated()), id: \.offset) { _, group in
          ChangeRow(group: group)
        }
      }
      if groups.count > Self.limit {
        Text(verbatim: "And \(groups.count - Self.limit) more changes.")
          .foregroundStyle(.secondary)
      }
      if let number, let pictures {
        PictureTabs(number: number, pictures: pictures).padding(.top, 6)
      }
    }
    .webElement(.section)
  }
}

/// A change of some elements: what they are now, the view that made them, and their places in the tree.
struct ChangeRow: View {
  let group: SemanticChangeGroup
  /// More places than these are counted.
  private static let placeLimit = 3

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(verbatim: sign.0).font(.body.monospaced()).bold().foregroundStyle(sign.1)
        .accessibilityLabel(Text(verbatim: sign.2))
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: TerminalText.escaped(group.kind.description))
        ForEach(Array(places.enumerated()), id: \.offset) { _, place in
          Text(verbatim: TerminalText.escaped(place))
            .font(.footnote.monospaced()).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var places: [String] {
    var places = group.changes.prefix(Self.placeLimit).map { change in
      [change.origin.place, change.element].filter { !$0.isEmpty }.joined(separator: "  ")
    }.filter { !$0.isEmpty }
    let rest = group.changes.count - Self.placeLimit
    if rest > 0 { places.append("and \(rest) more elements") }
    return places
  }

  private var sign: (String, Color, String) {
    switch group.kind {
    case .insert: ("+", .green, "new")
    case .remove: ("−", .red, "gone")
    case .move, .order: ("↕", .blue, "moved")
    default: ("~", .orange, "changed")
    }
  }
}
