extension SubviewList {
  /// Adds what the views of a block stand for.
  fileprivate mutating func add(_ views: [any View]) {
    for (position, view) in views.enumerated() { add(view, at: UInt64(position)) }
  }
}

extension TupleView: SubviewSource {
  func collect(into list: inout SubviewList) {
    // A tuple's elements are only known to reflection; builders never come here.
    list.add(Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

extension _TuplePack: SubviewSource {
  func collect(into list: inout SubviewList) {
    var all: [any View] = []
    repeat all.append(each views)
    list.add(all)
  }
}

extension _Tuple2: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1])
  }
}

extension _Tuple3: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2])
  }
}

extension _Tuple4: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3])
  }
}

extension _Tuple5: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3, v4])
  }
}

extension _Tuple6: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3, v4, v5])
  }
}

extension _Tuple7: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3, v4, v5, v6])
  }
}

extension _Tuple8: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3, v4, v5, v6, v7])
  }
}

extension _Tuple9: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3, v4, v5, v6, v7, v8])
  }
}

extension _Tuple10: SubviewSource {
  func collect(into list: inout SubviewList) {
    list.add([v0, v1, v2, v3, v4, v5, v6, v7, v8, v9])
  }
}
