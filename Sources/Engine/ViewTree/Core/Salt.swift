/// What tells apart the identities that one view gives to its parts; see ``Identity/child(_:_:)``.
///
/// A scope has the parts that one kind of view or modifier can have: within it all salts differ. Two
/// scopes may use the same numbers, since each view and each modifier has an identity of its own.
/// State is kept under these numbers in the stores of running programs, so they don't change without need.
@usableFromInline
enum Salt {
  /// The sides of a condition.
  @usableFromInline enum Condition {
    @inlinable static var isTrue: UInt64 { 0x1001 }
    @inlinable static var isFalse: UInt64 { 0x1002 }
  }

  @usableFromInline enum Modifier {
    @inlinable static var content: UInt64 { 0x2001 }
  }

  @usableFromInline enum PreferenceChange {
    @inlinable static var memory: UInt64 { 0x3001 }
  }

  @usableFromInline enum Geometry {
    @inlinable static var readerFrame: UInt64 { 0x3101 }
    @inlinable static var change: UInt64 { 0x3103 }
    @inlinable static var namedSpace: UInt64 { 0x3104 }
    @inlinable static var effectFrame: UInt64 { 0x310a }
    @inlinable static var pictureFact: UInt64 { 0x310b }
    @inlinable static var anchor: UInt64 { 0x3107 }
    @inlinable static var layout: UInt64 { 0x3108 }
    @inlinable static var fit: UInt64 { 0x3109 }
    @inlinable static var drawing: UInt64 { 0x310c }
  }

  @usableFromInline enum Scroll {
    /// The first of two: those of the vertical and of the horizontal scroll view around.
    @inlinable static var firstSpace: UInt64 { 0x3105 }
    @inlinable static var axes: UInt64 { 0x3201 }
    @inlinable static var reader: UInt64 { 0x3301 }
    @inlinable static var position: UInt64 { 0x3302 }
    @inlinable static var observation: UInt64 { 0x3304 }
    @inlinable static var anchor: UInt64 { 0x3305 }
    @inlinable static var phase: UInt64 { 0x3306 }
  }

  @usableFromInline enum Background {
    @inlinable static var content: UInt64 { 0x4001 }
    @inlinable static var layer: UInt64 { 0x4002 }
  }

  @usableFromInline enum Mask {
    @inlinable static var content: UInt64 { 0x4003 }
    @inlinable static var mask: UInt64 { 0x4004 }
  }

  @usableFromInline enum PreferenceLayer {
    @inlinable static var content: UInt64 { 0x4003 }
    @inlinable static var layer: UInt64 { 0x4004 }
  }

  @usableFromInline enum SafeAreaInset {
    @inlinable static var content: UInt64 { 0x4005 }
    @inlinable static var inset: UInt64 { 0x4006 }
  }

  @usableFromInline enum Appearance {
    @inlinable static var content: UInt64 { 0x5001 }
    @inlinable static var memory: UInt64 { 0x5002 }
  }

  @usableFromInline enum Task {
    @inlinable static var content: UInt64 { 0x5011 }
    @inlinable static var memory: UInt64 { 0x5012 }
  }

  @usableFromInline enum Change {
    @inlinable static var content: UInt64 { 0x5021 }
    @inlinable static var memory: UInt64 { 0x5022 }
  }

  @usableFromInline enum Receive {
    @inlinable static var content: UInt64 { 0x5031 }
    @inlinable static var memory: UInt64 { 0x5032 }
  }

  @usableFromInline enum Timeline {
    @inlinable static var timer: UInt64 { 0x5031 }
  }

  @usableFromInline enum Handler {
    @inlinable static var memory: UInt64 { 0x5041 }
  }
}

// MARK: Controls

extension Salt {
  /// The parts that controls have in common.
  @usableFromInline enum Control {
    @inlinable static var label: UInt64 { 0x6001 }
    @inlinable static var content: UInt64 { 0x6002 }
    @inlinable static var styleBody: UInt64 { 0x6003 }
    @inlinable static var elementName: UInt64 { 0x6101 }
  }

  @usableFromInline enum Button {
    @inlinable static var label: UInt64 { 0x6001 }
    @inlinable static var styleBody: UInt64 { 0x6002 }
    @inlinable static var hold: UInt64 { 0x6201 }
  }

  @usableFromInline enum Disclosure {
    @inlinable static var label: UInt64 { 0x6011 }
    @inlinable static var content: UInt64 { 0x6012 }
  }

  @usableFromInline enum Field {
    @inlinable static var label: UInt64 { 0x6001 }
  }

  @usableFromInline enum Gauge {
    @inlinable static var label: UInt64 { 0x6001 }
    @inlinable static var currentValue: UInt64 { 0x6002 }
    @inlinable static var minimum: UInt64 { 0x6003 }
    @inlinable static var maximum: UInt64 { 0x6004 }
  }

  @usableFromInline enum Picker {
    @inlinable static var choices: UInt64 { 0x6004 }
  }

  @usableFromInline enum Toggle {
    @inlinable static var label: UInt64 { 0x6001 }
    @inlinable static var styleBody: UInt64 { 0x6002 }
    @inlinable static var name: UInt64 { 0x6003 }
  }

  /// The views that UIKit's views are lowered as.
  @usableFromInline enum UIKit {
    @inlinable static var representable: UInt64 { 0x6001 }
    @inlinable static var viewController: UInt64 { 0x6002 }
    @inlinable static var label: UInt64 { 0x6003 }
    @inlinable static var image: UInt64 { 0x6004 }
    @inlinable static var textField: UInt64 { 0x6021 }
    @inlinable static var textView: UInt64 { 0x6022 }
    @inlinable static var searchBar: UInt64 { 0x6023 }
    @inlinable static var pageControl: UInt64 { 0x6024 }
    @inlinable static var pages: UInt64 { 0x6025 }
    @inlinable static var control: UInt64 { 0x6026 }
    @inlinable static var stack: UInt64 { 0x6027 }
    @inlinable static var gestures: UInt64 { 0x6028 }
    @inlinable static var background: UInt64 { 0x6029 }
    /// The first of a view's subviews; others follow.
    @inlinable static var subview: UInt64 { 0x6_0000 }
  }

  @usableFromInline enum HTML {
    @inlinable static var coordinator: UInt64 { 0x6301 }
  }

  @usableFromInline enum Media {
    @inlinable static var show: UInt64 { 0x6302 }
  }

  @usableFromInline enum UIActivityIndicator {
    @inlinable static var indicator: UInt64 { 0x6004 }
  }
}

// MARK: Containers

extension Salt {
  @usableFromInline enum Alert {
    @inlinable static var name: UInt64 { 0x7500 }
    @inlinable static var panel: UInt64 { 0x7501 }
  }

  @usableFromInline enum ContextMenu {
    @inlinable static var hint: UInt64 { 0x7600 }
    @inlinable static var items: UInt64 { 0x7601 }
    @inlinable static var preview: UInt64 { 0x7602 }
  }

  @usableFromInline enum Form {
    @inlinable static var styleBody: UInt64 { 0x6001 }
  }

  /// Places that are visited twice in one evaluation.
  @usableFromInline enum Live {
    @inlinable static var secondRecord: UInt64 { 0x7001 }
  }

  @usableFromInline enum Navigation {
    @inlinable static var linkLabel: UInt64 { 0x6001 }
    @inlinable static var subtitle: UInt64 { 0x7001 }
    @inlinable static var title: UInt64 { 0x7003 }
    /// The first of any number: that of the view pushed first.
    @inlinable static var firstPushed: UInt64 { 0x7100 }
    @inlinable static var path: UInt64 { 0x7802 }
    @inlinable static var splitDetail: UInt64 { 0x7803 }
    @inlinable static var splitRoute: UInt64 { 0x7809 }
    @inlinable static var destination: UInt64 { 0x7804 }
    @inlinable static var evaluation: UInt64 { 0x7805 }
    @inlinable static var scroll: UInt64 { 0x7806 }
    @inlinable static var columnExit: UInt64 { 0x7807 }
    @inlinable static var pageTitle: UInt64 { 0x7808 }
    @inlinable static var zoom: UInt64 { 0x780A }
    /// The first of any number: that of the root.
    @inlinable static var firstScope: UInt64 { 0x7A00 }
    /// The first of any number: that of the root's.
    @inlinable static var firstEditMode: UInt64 { 0x7900 }
  }

  @usableFromInline enum Presentation {
    @inlinable static var content: UInt64 { 0x7400 }
    @inlinable static var detent: UInt64 { 0x7409 }
  }

  @usableFromInline enum Refresh {
    @inlinable static var task: UInt64 { 0x7501 }
    @inlinable static var button: UInt64 { 0x7502 }
  }

  @usableFromInline enum Row {
    @inlinable static var anchor: UInt64 { 0x7401 }
    @inlinable static var window: UInt64 { 0x7402 }
    @inlinable static var alone: UInt64 { 0x7403 }
    @inlinable static var open: UInt64 { 0x7404 }
    /// The first of any number: that of the first action beside a row.
    @inlinable static var firstAction: UInt64 { 0x7410 }
  }

  @usableFromInline enum Search {
    @inlinable static var prompt: UInt64 { 0x7002 }
    @inlinable static var state: UInt64 { 0x7701 }
    @inlinable static var scopes: UInt64 { 0x7702 }
    @inlinable static var suggestions: UInt64 { 0x7703 }
    @inlinable static var tokens: UInt64 { 0x7704 }
  }

  @usableFromInline enum Tabs {
    @inlinable static var memory: UInt64 { 0x7901 }
    @inlinable static var scroll: UInt64 { 0x7902 }
    @inlinable static var carousel: UInt64 { 0x7903 }
  }

  @usableFromInline enum Toolbar {
    /// The first of any number: that of the first item.
    @inlinable static var firstItem: UInt64 { 0x7200 }
    @inlinable static var content: UInt64 { 0x7280 }
  }
}
