/// A class whose rules in the base style sheet draw a control of the browser's own.
///
/// The hyphen keeps the names apart from those that are made of a rule's hash.
enum ControlLook: String, CaseIterable {
  /// A switch: a checkbox drawn as a track with a knob.
  case toggle = "c-switch"
  /// A checkbox with a tick.
  case checkbox = "c-check"
  /// An input over a look of its author's own: it is there for readers and keys, but not seen.
  case cover = "c-cover"
  /// A line for text.
  case field = "c-field"
  /// A line for text in a rounded border.
  case roundedField = "c-field c-round"
  /// An area for text.
  case editor = "c-editor"
  /// A choice from a list that opens.
  case menu = "c-select"
  /// A choice between segments: the radio button in a segment.
  case segment = "c-segment"
  /// A choice in rows: the radio button in a row.
  case radio = "c-radio"
  /// A choice from a list that is open.
  case wheel = "c-wheel"
  /// A value between two others.
  case slider = "c-slider"
  /// A date or time.
  case date = "c-date"
  /// A day of a month: the radio button or checkbox under its number.
  case day = "c-day"
  /// A colour.
  case color = "c-color"
  /// Files of the reader's.
  case files = "c-files"
  /// A bar that fills.
  case bar = "c-bar"
  /// A circle that turns.
  case spinner = "c-spinner"
  /// A measure in a scale.
  case gauge = "c-gauge"
  /// A measure in a ring.
  case ring = "c-ring"
  /// The radio button of a tab.
  case tab = "c-tab"
  /// A field to search with.
  case search = "c-field c-search"
}
