import ElementTree

/// A table that only readers' tools find; it takes no room and is not drawn.
nonisolated package struct HiddenTable: _PrimitiveView {
  let caption: Text
  let header: [Text]
  let rows: [[Text]]
  /// What is said below the rows.
  let remark: Text?

  package init(caption: Text, header: [Text], rows: [[Text]], remark: Text? = nil) {
    self.caption = caption
    self.header = header
    self.rows = rows
    self.remark = remark
  }

  @MainActor package static func _lower(_ view: Self, into context: inout LoweringContext) {
    func cells(_ texts: [Text], _ name: ElementName) -> ControlContent {
      ControlContent(
        name: .tr,
        options: texts.map { ControlContent(name: name, text: context.plainString($0)) })
    }
    var parts: [ControlContent] = []
    if !view.header.isEmpty {
      parts.append(ControlContent(name: .thead, options: [cells(view.header, .th)]))
    }
    parts.append(ControlContent(name: .tbody, options: view.rows.map { cells($0, .td) }))
    if let remark = view.remark {
      let cell = ControlContent(
        name: .td, attributes: [(.colspan, String(max(1, view.header.count)))],
        text: context.plainString(remark))
      parts.append(
        ControlContent(name: .tfoot, options: [ControlContent(name: .tr, options: [cell])]))
    }
    var box = Box(kind: .control, width: .fixed(1), height: .fixed(1))
    box.content = Int32(truncatingIfNeeded: context.tree.contents.count)
    context.tree.contents.append(
      .control(
        ControlContent(
          name: .table, attributes: [(.ariaLabel, context.plainString(view.caption))],
          options: parts)))
    box.style = context.extend(0, .position, Keyword.absolute)
    box.style = context.extend(box.style, .overflow, .text(CSSText("hidden")))
    box.style = context.extend(box.style, .clipPath, .text(CSSText("inset(50%)")))
    box.style = context.extend(box.style, .whiteSpace, .text(CSSText("nowrap")))
    context.add(box)
  }
}
