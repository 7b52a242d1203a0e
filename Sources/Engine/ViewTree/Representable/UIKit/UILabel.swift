public import Foundation

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A view that shows text.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? { didSet { setNeedsDisplay() } }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural
  /// The most lines that are shown; zero for all.
  open var numberOfLines = 1

  override var shownContent: [AnyHashable]? { [text] }

  package override var contentAlignment: Alignment {
    switch textAlignment {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let label = Text(verbatim: text ?? "")
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundColor(Color(textColor ?? .label))
      .multilineTextAlignment(textAlignment.alignment)
      .lineLimit(numberOfLines <= 0 ? nil : numberOfLines)
    let filled = label.frame(
      maxWidth: fills.width ? .infinity : nil, maxHeight: fills.height ? .infinity : nil,
      alignment: contentAlignment)
    if fills.width || fills.height {
      context.lower(any: filled, at: Salt.UIKit.label)
    } else {
      context.lower(any: label, at: Salt.UIKit.label)
    }
    return true
  }
}

/// A view that shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? { didSet { setNeedsDisplay() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var shownContent: [AnyHashable]? { [image?.source] }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    guard let image else { return false }
    switch contentMode {
    case .scaleAspectFit:
      context.lower(any: image.image.resizable().scaledToFit(), at: Salt.UIKit.image)
    case .scaleAspectFill:
      context.lower(any: image.image.resizable().scaledToFill(), at: Salt.UIKit.image)
    case .scaleToFill, .redraw: context.lower(any: image.image.resizable(), at: Salt.UIKit.image)
    default: context.lower(any: image.image, at: Salt.UIKit.image)
    }
    return true
  }
}
