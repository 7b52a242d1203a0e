import ElementTree

/// An element of the browser's own, such as an input, drawn by a class of the base style sheet.
nonisolated struct BrowserControl: _PrimitiveView {
  var name: ElementName
  var look: ControlLook?
  var attributes: [AttributePair] = []
  /// What it is called; nil where a label around says it.
  var label: String?
  /// Attributes that follow all others, such as a field's value.
  var contentAttributes: [AttributePair] = []
  /// The text of an element that has some.
  var text: String?
  /// The options of a menu, on a live page or a static one.
  var options: (@MainActor (_ isLive: Bool) -> [ControlContent])?
  var width = AxisRange.filling()
  var height = AxisRange.filling()
  var ink = Ink.none
  /// What is drawn beside.
  var declarations: (@MainActor (inout LoweringContext) -> [(CSSProperty, CSSValue)])?
  /// The field for text that it is.
  var field: FieldContent?
  /// Whether readers may use it, where the surroundings let them.
  var isEnabled = true
  /// Whether it does something on a static page, too.
  var worksAlone = false
  /// What happens to it, and what is done then.
  var events: [Event] = []
  /// Handlers that another view has made, in whose surroundings they answer.
  var handlers: [ElementHandler] = []

  /// What a control is drawn in.
  enum Ink {
    case none
    /// The surroundings' tint where somebody set one.
    case accent
    case color(Color)
    /// The surroundings' text.
    case plainText
    /// The surroundings' text, with their tint for what the browser draws.
    case accentedText
    /// The surroundings' text in a colour of its own.
    case text(Color)
  }

  /// What is done when something happens to a control.
  struct Event {
    var slot: LiveSlot
    var action: @MainActor (LiveEvent.Payload) -> Void
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    var attributes = view.attributes
    if !view.isEnabled {
      attributes.append((.disabled, ""))
    } else if !view.worksAlone {
      attributes += context.inertAttributes
    }
    if let label = view.label {
      attributes.append((.ariaLabel, context.environment.controlName(label)))
    }
    attributes += view.contentAttributes
    var handlers = view.handlers
    if let field = view.field { handlers += context.fieldHandlers(field) }
    handlers += view.events.map { event in
      var handler = context.answering(event.slot, event.action)
      if !view.isEnabled { handler.isEnabled = false }
      return handler
    }
    var style = view.ink.style(in: &context)
    for (property, value) in view.declarations?(&context) ?? [] {
      style = context.extend(style, property, value)
    }
    context.addControl(
      view.name, view.look, attributes, text: view.text,
      options: view.options?(context.isLive) ?? [],
      width: view.width, height: view.height, style: style, handlers: handlers)
  }
}

extension BrowserControl.Ink {
  @MainActor
  fileprivate func style(in context: inout LoweringContext) -> StyleTable.List {
    switch self {
    case .none: return 0
    case .accent: return context.accentStyle()
    case .color(let color): return context.extend(0, .color, context.css(color))
    case .plainText: return context.textStyle()
    case .accentedText:
      return context.extend(context.textStyle(), with: context.accentStyle())
    case .text(let color): return context.extend(context.textStyle(), .color, context.css(color))
    }
  }
}

extension BrowserControl {
  /// The same control that does something when it is turned on or off.
  func onFlag(_ slot: LiveSlot, _ action: @escaping @MainActor (Bool) -> Void) -> Self {
    on(slot) { payload in if case .flag(let flag) = payload { action(flag) } }
  }

  /// The same control that does something with a text.
  func onText(_ slot: LiveSlot, _ action: @escaping @MainActor (String) -> Void) -> Self {
    on(slot) { payload in if case .text(let text) = payload { action(text) } }
  }

  /// The same control that does something when something happens to it.
  func on(_ slot: LiveSlot, _ action: @escaping @MainActor (LiveEvent.Payload) -> Void) -> Self {
    var copy = self
    copy.events.append(Event(slot: slot, action: action))
    return copy
  }
}
