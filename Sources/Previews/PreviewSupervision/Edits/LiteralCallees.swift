/// The calls whose literals may be looked up: views, modifiers and values of this library that take what they
/// are given as it is.
enum LiteralCallees {
  static let views: Set<String> = [
    "AngularGradient", "Button", "Capsule", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView",
    "DatePicker", "DisclosureGroup", "Divider", "Ellipse", "EllipticalGradient", "Form", "Gauge",
    "GridItem",
    "GridRow", "Grid", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent",
    "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Menu",
    "NavigationLink",
    "NavigationStack", "NavigationView", "Picker", "ProgressView", "RadialGradient", "Rectangle",
    "RoundedRectangle", "ScrollView", "Section", "SecureField", "Slider", "Spacer", "Stepper",
    "TabView",
    "Text", "TextEditor", "TextField", "Toggle", "UnevenRoundedRectangle", "VStack", "ZStack",
    "EdgeInsets",
    "CGSize", "CGPoint", "CGRect", "UnitPoint",
  ]

  static let modifiers: Set<String> = [
    "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilityValue", "alert", "allowsHitTesting", "aspectRatio", "badge", "blur", "bold",
    "border",
    "brightness", "confirmationDialog", "contrast", "cornerRadius", "custom", "disabled", "easeIn",
    "easeInOut", "easeOut", "fixedSize", "frame", "grayscale", "help", "italic", "kerning",
    "lineLimit", "lineSpacing", "linear", "listRowSpacing", "minimumScaleFactor",
    "navigationBarTitle",
    "navigationSubtitle", "navigationTitle", "offset", "opacity", "padding", "position", "rect",
    "redacted", "rotationEffect", "saturation", "scaleEffect", "shadow", "spring", "strikethrough",
    "stroke",
    "strokeBorder", "system", "tabItem", "tag", "tracking", "underline", "zIndex", "degrees",
    "radians",
    "layoutPriority", "baselineOffset", "labelsHidden", "scrollIndicators", "clipped", "id",
    "hueRotation",
    "roundedRectangle", "fixed", "flexible", "adaptive",
  ]

  /// Labels of arguments that have to be known when a source is compiled.
  static let constantLabels: Set<String> = ["comment", "table", "tableName"]
}
