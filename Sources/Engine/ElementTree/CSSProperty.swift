/// A CSS property that a rule may set, in the order in which rules list their declarations.
package enum CSSProperty: UInt8, Sendable, CaseIterable {
  case display, position, inset, insetBlockStart, insetBlockEnd, insetInlineStart, insetInlineEnd
  case zIndex, isolation, order
  case gridArea, gridTemplate, gridTemplateColumns, gridTemplateRows, gridAutoFlow, gridAutoRows
  case gridAutoColumns, gridColumn, gridRow
  case flexDirection, flexWrap, flex, flexGrow, flexShrink, flexBasis
  case placeItems, placeContent, justifyContent, alignContent, justifyItems, alignItems
  case justifySelf, alignSelf, gap, rowGap, columnGap
  case boxSizing, contain, containIntrinsicSize, containIntrinsicWidth, containIntrinsicHeight
  case containerType, contentVisibility
  case width, minWidth, maxWidth, height, minHeight, maxHeight, aspectRatio
  case margin, marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd
  case marginLeft, marginRight
  case padding, paddingBlockStart, paddingBlockEnd, paddingInlineStart, paddingInlineEnd
  case overflow, overflowX, overflowY, overscrollBehavior, scrollSnapType, scrollSnapAlign
  case scrollPadding
  case scrollbarWidth, scrollbarGutter
  case textAlign, font, fontFamily, fontSize, fontWeight, fontStyle, fontStretch
  case fontVariantNumeric, fontVariantCaps, fontFeatureSettings, lineHeight, letterSpacing
  case textDecoration, textTransform, textOverflow, whiteSpace, verticalAlign, wordBreak
  case overflowWrap, hyphens, textWrap, direction, unicodeBidi
  case webkitBoxOrient, webkitLineClamp, baselineShift
  case color, accentColor, opacity, visibility, fill, stroke, strokeWidth
  case strokeDasharray, strokeDashoffset
  case background, backgroundColor, backgroundImage, backgroundSize, backgroundPosition
  case backgroundRepeat, backgroundClip, backgroundOrigin, webkitTextFillColor
  case border, borderWidth, borderStyle, borderColor, borderImage, borderRadius, cornerShape
  case borderBlockStart, borderBlockEnd, borderInlineStart, borderInlineEnd
  case outline, outlineOffset, boxShadow, listStyle, appearance, objectFit, objectPosition
  case imageRendering, clipPath, maskImage, maskSize, maskPosition, maskRepeat, mask
  case maskComposite, webkitMaskComposite, filter, backdropFilter, mixBlendMode
  case backgroundBlendMode, translate, rotate, scale, transform, transformOrigin, transformStyle
  case perspective, perspectiveOrigin, backfaceVisibility
  case transition, animation, animationTimingFunction, animationTimeline, willChange, touchAction
  case pointerEvents, userSelect, cursor, resize
  case colorScheme, content, columns, accent, lineGap, leastScale, looks, rowLine
  case proposalX0, proposalX1, proposalX2, proposalX3, proposalX4, proposalX5, proposalX6
  case proposalX7, proposalX8, proposalY0, proposalY1, proposalY2, proposalY3, proposalY4
  case proposalY5, proposalY6, proposalY7, proposalY8

  /// The name as it is written in a rule.
  package var string: String { CSSProperty.strings[Int(rawValue)] }

  private static let strings: [String] = allCases.map { property in
    switch property {
    case .accent: return "--accent"
    case .lineGap: return "--line-gap"
    case .leastScale: return "--least"
    case .rowLine: return "--row-line"
    case .looks: return "--looks"
    default: break
    }
    if "\(property)".hasPrefix("proposal") {
      return "--" + "\(property)".dropFirst(8).lowercased()
    }
    var name = ""
    for character in "\(property)" {
      if character.isUppercase {
        name += "-" + character.lowercased()
      } else {
        name.append(character)
      }
    }
    return name.hasPrefix("webkit-") ? "-" + name : name
  }

  /// Whether it is a custom property that holds the size that layout proposes.
  package var isProposal: Bool { rawValue >= CSSProperty.proposalX0.rawValue }

  /// The rule that makes a custom property a length.
  ///
  /// A registered property is computed where it is declared, so that container units in it mean the
  /// container around the declaring element. The escape keeps the rule free of `<`, which a style
  /// element of a document that is also XML must not hold.
  package var registration: String {
    "@property \(string){syntax:\"\\3c length>\";inherits:true;initial-value:0px}"
  }
}
