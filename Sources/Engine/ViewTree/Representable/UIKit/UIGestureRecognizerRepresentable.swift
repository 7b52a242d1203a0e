public import Foundation

/// A recogniser of UIKit's as a gesture of SwiftUI's.
///
/// The recogniser is made once for the place in the hierarchy and updated at each evaluation.
///
/// - Note: As in SwiftUI; see ``UIGestureRecognizer`` for what recognisers find on a page.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Value == Never, Body == Never {
  /// The type of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object between the recogniser and SwiftUI.
  associatedtype Coordinator = Void
  /// What the recogniser knows of its surroundings.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What tells places in the spaces of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recogniser.
  @MainActor @preconcurrency func makeUIGestureRecognizer(
    context: Context
  ) -> UIGestureRecognizerType
  /// Brings the recogniser up to date.
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context)
  /// Does what is to be done when the recogniser has found something.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the object between the recogniser and SwiftUI.
  @MainActor @preconcurrency func makeCoordinator(
    converter: CoordinateSpaceConverter
  ) -> Coordinator
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  /// The handlers of the recogniser of this place, which is made if there is none.
  @MainActor func handlers() -> [ElementHandler] {
    let place = GesturePlace.next(PlacedRecognizer<Self>.init)
    let context: Context
    let recognizer: UIGestureRecognizerType
    if let known = place.made {
      recognizer = known.recognizer
      context = Context(coordinator: known.coordinator, converter: known.converter)
    } else {
      let converter = CoordinateSpaceConverter()
      let coordinator = makeCoordinator(converter: converter)
      context = Context(coordinator: coordinator, converter: converter)
      recognizer = makeUIGestureRecognizer(context: context)
      converter.recognizer = recognizer
      place.made = (recognizer, coordinator, converter)
      recognizer.addTarget(place, action: PlacedRecognizer<Self>.found)
    }
    updateUIGestureRecognizer(recognizer, context: context)
    place.handle = { handleUIGestureRecognizerAction(recognizer, context: context) }
    guard recognizer.isEnabled, let gesture = recognizer.gesture else { return [] }
    func open<G: Gesture>(_ gesture: G) -> [ElementHandler] {
      ViewTree.handlers(
        of: gesture,
        GestureReport(changed: { _ in }, ended: { _ in }, cancelled: { recognizer.cancel() }))
    }
    return open(gesture)
  }
}

/// The recogniser of a place in the hierarchy.
@MainActor
private final class PlacedRecognizer<Representable: UIGestureRecognizerRepresentable> {
  var made:
    (
      recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator,
      converter: Representable.CoordinateSpaceConverter
    )?
  var handle: @MainActor () -> Void = {}

  func found() { handle() }
}

/// What a recogniser of UIKit's in SwiftUI knows of its surroundings.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object between the recogniser and SwiftUI.
  public let coordinator: Representable.Coordinator
  /// What tells places in the spaces of views.
  public let converter: Representable.CoordinateSpaceConverter
}

/// Tells places of a recogniser in the spaces of views.
///
/// - Note: Differs from SwiftUI: every space is that of the view with the gesture.
@MainActor @preconcurrency
public final class UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?
  private var pan: UIPanGestureRecognizer? { recognizer as? UIPanGestureRecognizer }

  /// Where the last touch was.
  public var localLocation: CGPoint { recognizer?.location(in: nil) ?? .zero }
  /// How far a drag has come; nil of other gestures.
  public var localTranslation: CGPoint? { pan?.translation(in: nil) }
  /// How fast a drag is, in points a second; nil of other gestures.
  public var localVelocity: CGPoint? { pan?.velocity(in: nil) }

  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    localLocation
  }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation
  }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity
  }
  public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
  public func convert(localPoint: CGPoint) -> CGPoint { localPoint }
}
