import ElementTree

extension View {
  /// Says where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    let isPaging = behavior is PagingScrollTargetBehavior
    return modifier(_ScrollOptionsModifier { $0.snap = isPaging ? .pages : .views })
  }

  /// Has scrolling come to rest at the views in a stack.
  nonisolated public func scrollTargetLayout(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _ScrollTargetModifier> {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, reachesInside: true))
  }

  /// Has scrolling come to rest at the view.
  nonisolated public func scrollTarget(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _ScrollTargetModifier> {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, reachesInside: false))
  }
}

/// A rule of where scrolling comes to rest.
///
/// - Note: Differs from SwiftUI: browsers know views and pages; rules of the author's own are taken
///   for views.
public protocol ScrollTargetBehavior {
  /// What a rule is told of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest.
  ///
  /// - Note: Differs from SwiftUI: never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// When scrolling comes to rest at views.
  ///
  /// - Note: Differs from SwiftUI: the browser decides how far a push goes.
  public struct LimitBehavior: Hashable, Sendable {
    private let number: Int
    public static let automatic = LimitBehavior(number: 0)
    public static let always = LimitBehavior(number: 1)
    public static let alwaysByFew = LimitBehavior(number: 2)
    public static let alwaysByOne = LimitBehavior(number: 3)
    public static let never = LimitBehavior(number: 4)
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Marks where scrolling comes to rest.
nonisolated public struct _ScrollTargetModifier: _BoxModifier, Sendable {
  let isEnabled: Bool
  let reachesInside: Bool
  /// Whether the middle of what is marked comes to rest in the middle, rather than start at start.
  var isCentred = false

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.isEnabled else { return }
    let place = CSSValue.text(CSSText(modifier.isCentred ? "center" : "start"))
    let outer = context.tree.boxes[Int(box.index)]
    let marked =
      modifier.reachesInside ? Array(context.tree.children(of: outer)) : [box.index]
    for index in marked {
      let style = context.tree.boxes[Int(index)].style
      context.tree.boxes[Int(index)].style = context.extend(style, .scrollSnapAlign, place)
    }
  }
}
