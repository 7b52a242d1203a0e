/// How large sheets are where there is more room than a telephone has.
///
/// - Note: Differs from SwiftUI: an author's own sizing counts as the usual one.
public protocol PresentationSizing: Sendable {}

extension PresentationSizing {
  /// The size, but that of the content in a direction.
  ///
  /// - Note: Differs from SwiftUI: what fits in height is as high as the screen lets it be.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, isHorizontal: horizontal)
  }

  /// Gives the size back as it is.
  ///
  /// - Note: Differs from SwiftUI: a sheet gets smaller again where its content does.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// The usual size.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

/// About the size of a page of paper.
public struct PagePresentationSizing: PresentationSizing {}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}

/// A size that is the content's from side to side.
private struct PartlyFittedSizing: PresentationSizing {
  let base: any PresentationSizing
  let isHorizontal: Bool
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}

/// How wide a sheet is where there is room.
enum SheetWidth: String {
  case form = "d-form"
  case page = "d-page"
  case content = "d-fit"

  /// - Returns: nil for the usual one.
  init?(_ sizing: any PresentationSizing) {
    switch sizing {
    case is FormPresentationSizing: self = .form
    case is PagePresentationSizing: self = .page
    case is FittedPresentationSizing: self = .content
    case let partly as PartlyFittedSizing:
      guard let base = partly.isHorizontal ? .content : SheetWidth(partly.base) else { return nil }
      self = base
    default: return nil
    }
  }

  static let rules = """
    @media (min-width:43.01rem){dialog.d-form{width:min(100%,34rem)!important}\
    dialog.d-page{width:min(100%,48rem)!important}dialog.d-fit{width:fit-content!important;min-width:17rem}}

    """
}

extension View {
  /// Says how large the sheet is where there is more room than a telephone has.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    transformPreference(SheetLookKey.self) { $0.width = SheetWidth(sizing) }
  }
}
