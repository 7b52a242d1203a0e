internal import Foundation
public import ViewTree

/// A text in Markdown as views: headings, paragraphs, lists and tasks, quotes, code, tables, pictures.
///
///     MarkdownView(post)
///     MarkdownView("Tea **and** [biscuits](/biscuits/)")
///
/// It takes font, colour and tint of its surroundings. Raw HTML is left out. Headings have
/// identifiers of their words, which links can lead to.
public struct MarkdownView: View {
  private let blocks: () -> [MarkdownBlock]

  /// Shows a document of a folder.
  public init(_ document: MarkdownDocument) { blocks = { document.blocks } }

  /// Shows a text; addresses that are relative or begin with `/` are seen from the site's top.
  public init(_ markdown: String) {
    blocks = {
      var reader = MarkdownReader()
      reader.resolve = { address, isPicture in
        // What is refused is reported where it would be shown.
        guard case .site(let path) = MarkdownAddress(address, in: "", isPicture: isPicture) else {
          return address
        }
        return path
      }
      return reader.blocks(Array(markdown.utf8))
    }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) { BlockViews(blocks: blocks()) }
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Blocks, one below the other.
struct BlockViews: View {
  let blocks: [MarkdownBlock]

  var body: some View {
    ForEach(blocks.indices, id: \.self) { BlockView(block: blocks[$0]) }
  }
}

/// A block.
struct BlockView: View {
  let block: MarkdownBlock

  var body: some View {
    switch block {
    case .heading(let level, let id, let spans): HeadingView(level: level, id: id, spans: spans)
    case .paragraph(let spans): Text(spans: spans)
    case .quote(let blocks): QuoteView(blocks: blocks)
    case .list(let list): ListView(list: list)
    case .code(let code, _): CodeView(code: code)
    case .table(let table): TableView(table: table)
    case .picture(let picture): PictureView(picture: picture)
    case .rule: Divider()
    }
  }
}

/// A heading, which links can lead to.
private struct HeadingView: View {
  let level: Int
  let id: String
  let spans: [InlineMarkdown.Span]

  private var font: Font {
    switch level {
    case 1: .largeTitle.bold()
    case 2: .title.bold()
    case 3: .title2.bold()
    case 4: .title3.weight(.semibold)
    default: .headline
    }
  }

  var body: some View {
    Text(spans: spans)
      .font(font)
      .accessibilityHeading(AccessibilityHeadingLevel(rawValue: UInt(level)) ?? .h6)
      .webID(id)
      .padding(.top, 8)
  }
}

/// What somebody else said.
private struct QuoteView: View {
  let blocks: [MarkdownBlock]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) { BlockViews(blocks: blocks) }
      .foregroundStyle(.secondary)
      .padding(.leading, 16)
      .overlay(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.4)).frame(width: 4)
      }
      .webElement(.quotation)
  }
}

/// Items with their marks.
private struct ListView: View {
  let list: MarkdownList

  var body: some View {
    VStack(alignment: .leading, spacing: list.isTight ? 6 : 12) {
      ForEach(list.items.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          mark(of: index)
          VStack(alignment: .leading, spacing: list.isTight ? 6 : 12) {
            BlockViews(blocks: list.items[index].blocks)
          }
        }
        .webElement(.listItem)
      }
    }
    .padding(.leading, 8)
    .webElement(list.start == nil ? .unorderedList : .orderedList)
  }

  @ViewBuilder private func mark(of index: Int) -> some View {
    if let isDone = list.items[index].isDone {
      Image(systemName: isDone ? "checkmark.square" : "square")
        .accessibilityLabel(isDone ? Text("Done") : Text("To do"))
    } else if let start = list.start {
      Text(verbatim: "\(start &+ index).").monospacedDigit()
    } else {
      Text(verbatim: "•").accessibilityHidden(true)
    }
  }
}

/// Lines of code, which are never broken.
private struct CodeView: View {
  let code: String

  var body: some View {
    ScrollView(.horizontal) {
      Text(spans: [InlineMarkdown.Span(code, .code)])
        .font(.system(.callout, design: .monospaced))
        .padding(12)
        .webElement(.preformatted)
    }
    .background(Color.secondary.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// Cells in rows, all columns of one width.
private struct TableView: View {
  let table: MarkdownTable

  var body: some View {
    VStack(spacing: 0) {
      row(table.header, .columnHeader).font(.headline)
      ForEach(table.rows.indices, id: \.self) { index in
        Divider()
        row(table.rows[index], .cell)
      }
    }
    .webElement(.table)
  }

  private func row(_ cells: [[InlineMarkdown.Span]], _ element: WebElement) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      ForEach(cells.indices, id: \.self) { column in
        Text(spans: cells[column])
          .multilineTextAlignment(alignment(of: column).text)
          .frame(maxWidth: .infinity, alignment: alignment(of: column).frame)
          .webElement(element)
      }
    }
    .padding(.vertical, 8)
    .webElement(.tableRow)
  }

  private func alignment(of column: Int) -> (text: TextAlignment, frame: Alignment) {
    guard table.alignments.indices.contains(column) else { return (.leading, .leading) }
    return switch table.alignments[column] {
    case .leading: (.leading, .leading)
    case .center: (.center, .center)
    case .trailing: (.trailing, .trailing)
    }
  }
}
