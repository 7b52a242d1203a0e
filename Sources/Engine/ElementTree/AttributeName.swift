/// The name of an attribute that an element may carry.
///
/// The set is closed: no event handler and no `style` is in it, so neither can be emitted.
public enum AttributeName: UInt8, Sendable, CaseIterable {
  case id, `class`, lang, dir, title, role, tabindex, hidden, inert
  case href, src, srcset, sizes, alt, width, height, loading, decoding, rel, target, download
  case type, name, value, min, max, step, placeholder, checked, selected, disabled, readonly
  case required, multiple, autocomplete, inputmode, maxlength, rows, `for`, form, action, method
  case open, popover, popovertarget, datetime, cite, start, reversed, colspan, rowspan, scope
  case content, charset, media, property, itemprop, fetchpriority, controls, poster
  case httpEquiv, xmlns, xmlLang, enterkeyhint, autocapitalize, spellcheck, label
  case ariaLabel, ariaHidden, ariaLive, ariaCurrent, ariaSelected, ariaExpanded, ariaControls
  case ariaDescribedby, ariaLabelledby, ariaDescription, ariaDisabled, ariaChecked, ariaPressed
  case ariaValuenow, ariaValuemin, ariaValuemax, ariaValuetext, ariaModal, ariaLevel, ariaBusy
  case ariaHaspopup, ariaOrientation, ariaRoledescription, ariaOwns, ariaAtomic
  case dataTestid, dataOn, dataEnter, dataLeave, dataMatch, dataRoll, dataText, dataFiles
  case viewBox, d, fill, stroke, fillRule, clipRule, strokeWidth, strokeLinecap, strokeLinejoin
  case strokeMiterlimit, strokeDasharray, strokeDashoffset, transform, x, y, x1, y1, x2, y2, cx, cy
  case r, rx, ry, fx, fy, points, offset, stopColor, stopOpacity, gradientUnits, gradientTransform
  case preserveAspectRatio, focusable, clipPath, mask, opacity, `in`, in2, mode, values, result
  case stdDeviation, tableValues, pathLength, vectorEffect, fillOpacity, strokeOpacity
  case textAnchor, dominantBaseline, popovertargetaction, accept
  case playsinline, preload, muted, loop, dataMedia

  /// The name as it is written in a tag.
  public var string: String { AttributeName.strings[Int(rawValue)] }

  /// The attribute of this name, if pages may have one.
  public init?(_ string: String) {
    guard let name = AttributeName.byString[string] else { return nil }
    self = name
  }

  /// Names that are not their case's own spelling.
  private static let spellings: [AttributeName: String] = [
    .httpEquiv: "http-equiv", .xmlLang: "xml:lang", .dataTestid: "data-testid",
    .dataOn: "data-on", .dataEnter: "data-enter", .dataLeave: "data-leave",
    .dataMatch: "data-match", .dataRoll: "data-roll", .dataText: "data-text",
    .dataFiles: "data-files", .dataMedia: "data-media",
    .fillRule: "fill-rule",
    .clipRule: "clip-rule", .strokeWidth: "stroke-width", .strokeLinecap: "stroke-linecap",
    .strokeLinejoin: "stroke-linejoin", .strokeMiterlimit: "stroke-miterlimit",
    .strokeDasharray: "stroke-dasharray", .strokeDashoffset: "stroke-dashoffset",
    .stopColor: "stop-color", .stopOpacity: "stop-opacity", .clipPath: "clip-path",
    .vectorEffect: "vector-effect", .fillOpacity: "fill-opacity",
    .strokeOpacity: "stroke-opacity", .textAnchor: "text-anchor",
    .dominantBaseline: "dominant-baseline",
  ]

  private static let strings: [String] = allCases.map { name in
    if let spelling = spellings[name] { return spelling }
    let plain = "\(name)"
    guard plain.hasPrefix("aria") else { return plain }
    return "aria-" + plain.dropFirst(4).lowercased()
  }

  private static let byString = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.string, $0) })

  /// ` name="` of every attribute, by raw value.
  static let openings = allCases.map { Array(" \($0.string)=\"".utf8) }
}
