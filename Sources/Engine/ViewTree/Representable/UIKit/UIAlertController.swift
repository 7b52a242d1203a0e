public import Foundation

/// A choice of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  fileprivate let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// An alert, or a choice of actions.
///
/// - Note: Differs from UIKit: fields are SwiftUI's, and a popover's place is not asked.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }

  public required init?(coder: NSCoder) { return nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

extension UIAlertController {
  /// The alert as SwiftUI shows it.
  var presentedActions: PresentedActions {
    PresentedActions(
      kind: preferredStyle == .alert ? .alert : .actions,
      title: title.map { Text(verbatim: $0) },
      message: message.map { AnyView(Text(verbatim: $0)) },
      actions: AnyView(AlertParts(alert: self)))
  }
}

/// The fields and the buttons of an alert.
private struct AlertParts: View {
  let alert: UIAlertController

  var body: some View {
    ForEach((alert.textFields ?? []).indices, id: \.self) { index in
      AlertField(field: alert.textFields?[index] ?? UITextField())
    }
    ForEach(alert.actions.indices, id: \.self) { index in
      let action = alert.actions[index]
      Button(action.title ?? "", role: action.style.role) { action.handler?(action) }
        .disabled(!action.isEnabled)
    }
  }
}

/// A field of an alert.
private struct AlertField: View {
  let field: UITextField

  var body: some View {
    let text = Binding(get: { field.text ?? "" }, set: { field.takeInAlert($0) })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(field.placeholder ?? "", text: text).keyboardType(field.keyboardType)
    }
  }
}

extension UITextField {
  /// Takes what was typed; what the app makes of it, such as a button that is enabled, is shown.
  fileprivate func takeInAlert(_ new: String) {
    take(new)
    CurrentPage.view?.showAgain()
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
