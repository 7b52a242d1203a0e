package import ElementTree

/// The numbers that stand for names and frequent values in a frame.
///
/// The numbers are part of version 1 of the format: names may be added at the end, none may move. A
/// name that is missing here is written out.
package enum WireNames {
  /// Element names; the first has number 1.
  package static let elements: [ElementName] = [
    .text, .div, .span, .li, .ul, .a, .button, .img, .p, .svg, .path, .h1, .h2, .h3, .h4, .h5, .h6,
    .section, .article, .header, .footer, .nav, .main, .aside, .input, .label, .form, .fieldset,
    .legend, .select, .option, .optgroup, .textarea, .output, .progress, .meter, .details, .summary,
    .dialog, .ol, .dl, .dt, .dd, .figure, .figcaption, .table, .thead, .tbody, .tfoot, .tr, .td,
    .th, .time, .em, .strong, .small, .code, .pre, .blockquote, .bdi, .abbr, .br, .hr, .i, .u, .s,
    .del, .mark, .sub, .sup, .var, .picture, .source, .video, .iframe, .title, .g, .rect, .circle,
    .ellipse, .line, .polygon, .polyline, .defs, .use, .symbol, .linearGradient, .radialGradient,
    .stop, .clipPath, .mask, .filter, .feBlend, .feColorMatrix, .feGaussianBlur,
    .feComponentTransfer, .feFuncR, .feFuncG, .feFuncB, .image, .foreignObject, .svgText, .svgTitle,
    .svgDesc,
  ]

  /// Attribute names; the first has number 1.
  package static let attributes: [AttributeName] = [
    .class, .id, .href, .src, .alt, .title, .role, .ariaLabel, .ariaHidden, .ariaPressed,
    .ariaChecked, .ariaSelected, .ariaExpanded, .ariaCurrent, .ariaControls, .ariaLabelledby,
    .ariaDescribedby, .ariaDescription, .ariaDisabled, .ariaLive, .ariaBusy, .ariaModal, .ariaLevel,
    .ariaValuenow, .ariaValuemin, .ariaValuemax, .ariaValuetext, .ariaHaspopup, .ariaOrientation,
    .ariaRoledescription, .ariaOwns, .ariaAtomic, .dataTestid, .dataOn, .dataEnter, .type,
    .name, .value, .checked, .selected, .disabled, .open, .hidden, .inert, .tabindex, .dir, .lang,
    .width, .height, .srcset, .sizes, .loading, .decoding, .fetchpriority, .rel, .target, .download,
    .min, .max, .step, .placeholder, .readonly, .required, .multiple, .autocomplete, .inputmode,
    .maxlength, .rows, .for, .form, .action, .method, .popover, .popovertarget, .datetime, .cite,
    .start, .reversed, .colspan, .rowspan, .scope, .content, .media, .property, .itemprop,
    .controls, .poster, .xmlLang, .enterkeyhint, .autocapitalize, .spellcheck, .label, .viewBox, .d,
    .fill, .stroke, .fillRule, .clipRule, .strokeWidth, .strokeLinecap, .strokeLinejoin,
    .strokeMiterlimit, .strokeDasharray, .strokeDashoffset, .transform, .x, .y, .x1, .y1, .x2, .y2,
    .cx, .cy, .r, .rx, .ry, .fx, .fy, .points, .offset, .stopColor, .stopOpacity, .gradientUnits,
    .gradientTransform, .preserveAspectRatio, .focusable, .clipPath, .mask, .opacity, .in, .in2,
    .mode, .values, .result, .stdDeviation, .tableValues, .pathLength, .vectorEffect, .fillOpacity,
    .strokeOpacity, .dataLeave,
  ]

  /// Frequent values; the first has number 0.
  package static let values = [
    "", "true", "false", "0", "1", "-1", "none", "auto", "button", "page", "img", "polite", "lazy",
    "async", "currentColor", "mixed",
  ]

  static let elementNumbers = numbers(of: elements)
  static let attributeNumbers = numbers(of: attributes)
  static let valueNumbers = Dictionary(
    uniqueKeysWithValues: values.enumerated().map { (Array($1.utf8), $0) })

  /// Numbers from 1 on; zero stands for a name that is written out.
  private static func numbers<Name: Hashable>(of names: [Name]) -> [Name: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
  }
}

extension ElementName {
  /// The name as frames and their JSON form write it: with `svg:` in front in that namespace.
  package var qualified: String { isSVG ? "svg:" + string : string }

  /// The element of a name as frames write it.
  package init?(qualified: String) {
    if qualified == ElementName.text.string {
      self = .text
    } else if qualified.hasPrefix("svg:") {
      self.init(String(qualified.dropFirst(4)), svg: true)
    } else {
      self.init(qualified, svg: false)
    }
  }
}
