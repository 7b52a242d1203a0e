/// A view that stands for several, or for none.
protocol SubviewSource {
  /// Lists what the view stands for.
  func collect(into list: inout SubviewList)
}

/// The views that a view stands for, in the making.
struct SubviewList {
  private(set) var subviews: [Subview] = []
  /// The place of the view that is being taken apart.
  private var place: UInt64

  init(of view: any View, at place: UInt64) {
    self.place = place
    add(view)
  }

  /// Adds what a view stands for.
  mutating func add(_ view: any View) {
    if let source = view as? any SubviewSource { return source.collect(into: &self) }
    subviews.append(Subview(view: AnyView(view), id: Subview.ID(place: place)))
  }

  /// Adds what a view at a place inside stands for.
  mutating func add(_ view: any View, at position: UInt64, id: AnyHashable? = nil) {
    let outer = place
    let count = subviews.count
    place = Identity.child(outer, position)
    add(view)
    place = outer
    guard let id else { return }
    for index in count..<subviews.count where subviews[index].containerValues.elementID == nil {
      subviews[index].containerValues.elementID = id
    }
  }

  /// Adds each of the views that a view stands for, changed.
  mutating func add(_ view: any View, each change: (inout Subview) -> Void) {
    let inner = SubviewList(of: view, at: place).subviews
    for var subview in inner {
      change(&subview)
      subviews.append(subview)
    }
  }
}

extension EmptyView: SubviewSource {
  func collect(into list: inout SubviewList) {}
}

extension Group: SubviewSource where Content: View {
  func collect(into list: inout SubviewList) { list.add(content) }
}

extension AnyView: SubviewSource {
  func collect(into list: inout SubviewList) {
    guard let view = erased else { return }
    list.add(view, at: Identity.key(Identity.name(of: type(of: view))))
  }
}

extension Optional: SubviewSource where Wrapped: View {
  func collect(into list: inout SubviewList) {
    if let view = self { list.add(view, at: Salt.Condition.isTrue) }
  }
}

extension _ConditionalContent: SubviewSource {
  func collect(into list: inout SubviewList) {
    switch side {
    case .first(let view): list.add(view, at: Salt.Condition.isTrue)
    case .second(let view): list.add(view, at: Salt.Condition.isFalse)
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  func collect(into list: inout SubviewList) {
    for element in data {
      let id = id(element)
      list.add(content(element), at: Identity.key(id), id: AnyHashable(id))
    }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  func collect(into list: inout SubviewList) {
    list.add(content) { subview in
      subview.view = AnyView(
        ModifiedContent<AnyView, Modifier>(
          content: subview.view, modifier: modifier))
      (modifier as? any ContainerValueWriting)?.write(to: &subview.containerValues)
    }
  }
}
