import UIKit

@MainActor enum UITextFieldUses {
  final class Teller: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {}

  static func uiTextField(_ value: UITextField, _ teller: Teller) {
    _ = UITextField.self
    _ = (value.text, value.placeholder, value.font, value.textColor, value.textAlignment)
    _ = (value.borderStyle, value.isSecureTextEntry, value.keyboardType)
    value.delegate = teller
    let _: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    _ = teller.textFieldShouldBeginEditing(value)
    teller.textFieldDidBeginEditing(value)
    teller.textFieldDidEndEditing(value)
    teller.textFieldDidChangeSelection(value)
    _ = teller.textFieldShouldReturn(value)
    _ = teller.textFieldShouldEndEditing(value)
    _ = teller.textFieldShouldClear(value)
    _ = teller.textField(value, shouldChangeCharactersIn: NSRange(), replacementString: "a")
    _ = (UITextField.appearance(), value.returnKeyType, value.autocapitalizationType)
    _ = (value.autocorrectionType, value.textContentType, value.clearButtonMode, value.leftView)
    _ = (value.leftViewMode, value.rightView, value.rightViewMode, value.inputAccessoryView)
    _ = (value.adjustsFontSizeToFitWidth, value.isEditing, value.isFirstResponder)
    _ = (value.becomeFirstResponder(), value.resignFirstResponder(), UIResponder().isFirstResponder)
    let _: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    let _: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    let _: [UITextAutocorrectionType] = [.default, .no, .yes]
    let _: UIControl.Event = [
      .editingDidEndOnExit, .touchDownRepeat, .touchUpOutside, .touchCancel,
    ]
  }

  static func uiTextFieldDelegate<T: UITextFieldDelegate>(_ teller: T, _ value: UITextField) {
    _ = (any UITextFieldDelegate).self
    _ = teller.textFieldShouldEndEditing(value)
    _ = teller.textFieldShouldClear(value)
    _ = teller.textField(value, shouldChangeCharactersIn: NSRange(), replacementString: "a")
    _ = teller.textFieldShouldBeginEditing(value)
    teller.textFieldDidBeginEditing(value)
    teller.textFieldDidEndEditing(value)
    teller.textFieldDidChangeSelection(value)
    _ = teller.textFieldShouldReturn(value)
  }

  static func uiTextView(_ teller: Teller) {
    let value: UITextView = UITextView.appearance()
    _ = UITextView.self
    _ = (value.text, value.font, value.textColor, value.textAlignment)
    _ = (value.isEditable, value.isSelectable)
    value.delegate = teller
    teller.textViewDidBeginEditing(value)
    teller.textViewDidEndEditing(value)
    teller.textViewDidChange(value)
  }

  static func uiTextViewDelegate<T: UITextViewDelegate>(_ teller: T, _ value: UITextView) {
    _ = (any UITextViewDelegate).self
    teller.textViewDidBeginEditing(value)
    teller.textViewDidEndEditing(value)
    teller.textViewDidChange(value)
  }

  static func uiSearchBar(_ value: UISearchBar, _ teller: Teller) {
    _ = UISearchBar.self
    _ = (value.text, value.placeholder, value.showsCancelButton, value.searchBarStyle)
    _ = (value.barTintColor, value.autocapitalizationType)
    value.delegate = teller
    let _: [UISearchBar.Style] = [.default, .prominent, .minimal]
    teller.searchBar(value, textDidChange: "a")
    teller.searchBarTextDidBeginEditing(value)
    teller.searchBarTextDidEndEditing(value)
    teller.searchBarCancelButtonClicked(value)
    teller.searchBarSearchButtonClicked(value)
  }

  static func uiSearchBarDelegate<T: UISearchBarDelegate>(_ teller: T, _ value: UISearchBar) {
    _ = (any UISearchBarDelegate).self
    teller.searchBar(value, textDidChange: "a")
    teller.searchBarTextDidBeginEditing(value)
    teller.searchBarTextDidEndEditing(value)
    teller.searchBarCancelButtonClicked(value)
    teller.searchBarSearchButtonClicked(value)
  }

  static func uiActivity(_ coder: NSCoder) {
    _ = UIActivity.self
    _ = UIActivity()
    _ = UIActivity.ActivityType(rawValue: "a").rawValue
    let _: [UIActivity.ActivityType] = [
      .mail, .message, .print, .copyToPasteboard, .saveToCameraRoll, .airDrop,
    ]
    let value = UIActivityViewController(activityItems: [], applicationActivities: nil)
    _ = UIActivityViewController(coder: coder)
    value.loadView()
    _ = (value.excludedActivityTypes, value.completionWithItemsHandler)
  }
}
