import ElementTree
public import Foundation

/// What a sheet's content says of the sheet.
struct SheetLook {
  /// The heights at which it rests, the least first.
  var detents: [PresentationDetent] = []
  /// The one of them at which it does, where the app keeps it.
  var selection: Binding<PresentationDetent>?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  /// How wide it is where there is room; nil for the usual width.
  var width: SheetWidth?

  /// Whether there is a handle: as in SwiftUI where a sheet has several heights, if nobody says.
  var hasGrabber: Bool {
    indicator == .visible || indicator == .automatic && detents.count > 1
  }
}

enum SheetLookKey: PreferenceKey {
  static var defaultValue: SheetLook { SheetLook() }
  static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
    let next = nextValue()
    if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    if value.indicator == .automatic { value.indicator = next.indicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.width = value.width ?? next.width
  }
}

extension View {
  /// Sets the heights at which the sheet rests; at first that is the least. Its handle leads from one to
  /// the next.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetLookKey.self) {
      $0.detents = detents.sorted { $0.rank < $1.rank }
      $0.selection = nil
    }
  }

  /// Sets the heights at which the sheet rests, and the one at which it does.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(SheetLookKey.self) {
      $0.detents = detents.sorted { $0.rank < $1.rank }
      $0.selection = selection
    }
  }

  /// Says whether the sheet has a handle.
  ///
  /// - Note: Differs from SwiftUI: the sheet goes to its next height when the handle is pressed, too.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetLookKey.self) { $0.indicator = visibility }
  }

  /// Sets how round the sheet's upper corners are.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetLookKey.self) { $0.cornerRadius = cornerRadius }
  }
}

extension LoweringContext {
  /// The height at which a sheet rests, and what leads to its next one.
  @MainActor
  mutating func restingDetent(
    of look: SheetLook
  ) -> (detent: PresentationDetent?, index: Int, next: (@MainActor () -> Void)?) {
    let first = look.detents.first
    guard isLive, look.detents.count > 1 else {
      return (look.selection?.wrappedValue ?? first, 0, nil)
    }
    let place = Identity.child(identity, Salt.Presentation.detent)
    let chosen = graph.node(at: place).cell(0, first, in: graph)
    let now = look.selection?.wrappedValue ?? chosen.value
    return (
      now, look.detents.firstIndex { $0 == now } ?? 0,
      {
        // It may be pressed again before this is shown.
        let now = look.selection?.wrappedValue ?? chosen.unreadValue
        let position = look.detents.firstIndex { $0 == now } ?? -1
        let next = look.detents[(position + 1) % look.detents.count]
        if let selection = look.selection {
          selection.wrappedValue = next
        } else {
          chosen.set(next)
        }
      }
    )
  }
}

/// The handle of a sheet, which leads to its next height.
struct SheetGrabber: _ComposedView {
  let next: (@MainActor () -> Void)?
  /// Which of so many heights the sheet has now.
  var place = (index: 0, count: 1)
  /// Whether it is to be seen; what pulls the sheet presses it in any case.
  var isVisible = true

  func composition(in environment: EnvironmentValues) -> some View {
    Group {
      if let next {
        ButtonElement(look: nil, [(.ariaLabel, environment.systemWord("Height"))], action: next) {
          handle
        }
      } else {
        handle
      }
    }
    .frame(height: 0, alignment: .top)
    .frame(maxWidth: .infinity)
    .opacity(isVisible ? 1 : 0)
    .element(.div, [(.class, "d-grab d-\(place.index)-\(place.count)")])
  }

  @MainActor
  private var handle: some View {
    Capsule().fill(Color.tertiary).frame(width: 36, height: 5)
      .padding(EdgeInsets(top: 5, leading: 20, bottom: 12, trailing: 20))
  }
}
