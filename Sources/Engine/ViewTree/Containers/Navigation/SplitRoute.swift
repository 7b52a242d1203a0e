extension LoweringContext {
  /// Has the browser's history follow what is chosen in the columns of the split view that is being lowered: back
  /// leads to the column before, and the address can be loaded again and sent.
  ///
  /// - Parameters:
  ///   - selections: What the lists of the columns before the last one have selected.
  ///   - shown: What links have brought into the last column.
  ///   - depth: The number of columns in which something is chosen, or after which something is.
  @MainActor
  mutating func registerSplit(
    _ selections: [SplitSelection], _ shown: StateCell<SplitDetail>?, depth: Int
  ) {
    guard isLive, let navigation = graph.live?.navigation, let shown else { return }
    let node = graph.node(at: Identity.child(identity, Salt.Navigation.splitRoute))
    let name = splitName(of: node, navigation)
    node.leave = { navigation.remove(name) }
    let accepts = environment.addressCheck ?? { _ in true }
    let leaveDetail: @MainActor () -> Void = {
      if !shown.unreadValue.isEmpty { shown.set(SplitDetail()) }
    }
    let isWanted = navigation.register(
      LiveNavigation.Stack(
        name: name, depth: depth,
        encoded: shown.unreadValue.isEmpty ? SplitSelection.text(of: selections) : nil,
        decode: { text in
          leaveDetail()
          return SplitSelection.read(text, into: selections, accepts)
        },
        cut: { count in
          if count < 2 { leaveDetail() }
          for (position, selection) in selections.enumerated().reversed() where position >= count {
            selection.clear?()
          }
        }))
    if isWanted { graph.appearActions.append((0, { navigation.claim(name) })) }
  }

  /// What addresses call the split view: by its tab, as stacks; there is hardly ever another one.
  @MainActor
  private mutating func splitName(of node: StateNode, _ navigation: LiveNavigation) -> String {
    if let known = node.values[0] as? ValueMemory<String> { return known.value }
    let usual = environment.tabPosition.map { "s-\($0 + 1)" } ?? "s"
    let name = navigation.stacks[usual] == nil ? usual : uniqueName("s")
    node.values[0] = ValueMemory(name)
    return name
  }
}

extension SplitSelection {
  /// What lists have selected, as text; nil if it can't be encoded, or nothing is.
  @MainActor
  fileprivate static func text(of selections: [Self]) -> String? {
    let texts = selections.map { $0.clear == nil ? "" : $0.address?.text() }
    guard texts.contains(where: { $0 != "" }), !texts.contains(nil) else { return nil }
    return texts.compactMap(\.self).joined(separator: ".")
  }

  /// Has lists select what a text says; false if it says nothing of them.
  @MainActor
  fileprivate static func read(
    _ text: String, into selections: [Self], _ accepts: (AnyHashable) -> Bool
  ) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == selections.count else { return false }
    var isWhole = true
    for (part, selection) in zip(parts, selections) {
      if part.isEmpty || !isWhole {
        selection.clear?()
      } else {
        isWhole = selection.address?.read(String(part), accepts) == true
      }
    }
    return isWhole
  }
}
