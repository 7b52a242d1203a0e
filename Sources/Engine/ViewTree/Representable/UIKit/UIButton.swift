public import Foundation

/// A button.
///
/// - Note: Differs from UIKit: states other than `.normal` have no look of their own, but that a button that is
///   disabled is pale and one that is pressed is paler.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The symbol that the kind shows.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  private static let shared = UIButton()
  /// All of them at once.
  public override class func appearance() -> UIButton { shared }

  open private(set) var buttonType = ButtonType.custom
  /// How the button looks; nil for one whose title and picture were set by themselves.
  open var configuration: Configuration? { didSet { setNeedsDisplay() } }
  /// The distances of title and picture from the button's edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var showsMenuAsPrimaryAction = false
  /// The font of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// How the picture fits.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Creates a button that looks as it is described.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    buttonType = .system
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    buttonType = .system
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    setNeedsDisplay()
  }

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  open var currentTitle: String? { shown(titles) }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    setNeedsDisplay()
  }

  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    setNeedsDisplay()
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

  open var currentImage: UIImage? { shown(images) }

  /// What is set for the button's state, or for all.
  private func shown<Value>(_ values: [UInt: Value]) -> Value? {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    return values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  override var shownContent: [AnyHashable]? {
    [
      configuration?.title, configuration?.subtitle, configuration?.image?.source, currentTitle,
      currentImage?.source, isEnabled,
    ]
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let font = titleLabel.flatMap { label in label.font.map { Font($0) } }
    let face = ButtonFace(
      title: configuration?.title ?? currentTitle ?? "", subtitle: configuration?.subtitle ?? "",
      picture: configuration?.image?.image ?? currentImage?.image
        ?? buttonType.symbol.map { Image(systemName: $0) },
      configuration: configuration,
      color: shown(titleColors).map { Color($0) }
        ?? (buttonType == .custom ? .white : tintColor.map { Color($0) } ?? .accentColor),
      tint: tintColor.map { Color($0) } ?? .accentColor, font: configuration == nil ? font : nil,
      insets: contentEdgeInsets)
    let button = Button {
      self.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    } label: {
      face.frame(
        maxWidth: fills.width ? .infinity : nil, maxHeight: fills.height ? .infinity : nil)
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled || !isUserInteractionEnabled)
    context.lower(any: button, at: Salt.UIKit.control)
    return true
  }
}

/// What a button of UIKit's shows.
private struct ButtonFace: View {
  let title: String
  let subtitle: String
  let picture: Image?
  let configuration: UIButton.Configuration?
  let color: Color
  let tint: Color
  let font: Font?
  let insets: UIEdgeInsets

  var body: some View {
    if let configuration {
      let shape = RoundedRectangle(cornerRadius: configuration.radius)
      content(padding: configuration.imagePadding)
        .font(configuration.buttonSize.font)
        .foregroundColor(configuration.foreground(tint))
        .padding(configuration.contentInsets.insets)
        .background(configuration.background(tint), in: shape)
    } else {
      content(padding: 0)
        .font(font)
        .foregroundColor(color)
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        )
        .contentShape(Rectangle())
    }
  }

  @ViewBuilder private func content(padding: CGFloat) -> some View {
    switch configuration?.imagePlacement ?? .leading {
    case .top:
      VStack(spacing: padding) {
        picture; words
      }
    case .bottom:
      VStack(spacing: padding) {
        words; picture
      }
    case .trailing:
      HStack(spacing: padding) {
        words; picture
      }
    default:
      HStack(spacing: padding) {
        picture; words
      }
    }
  }

  private var words: some View {
    VStack(spacing: configuration?.titlePadding ?? 0) {
      if !title.isEmpty { Text(verbatim: title) }
      if !subtitle.isEmpty { Text(verbatim: subtitle).font(.footnote) }
    }
  }
}
