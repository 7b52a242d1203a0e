import SwiftUI

@MainActor enum TextInputTraitsUses {
  static func uiKeyboardType() {
    let _: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
      .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    _ = UIKeyboardType.self
  }

  static func uiTextContentType() {
    let _: [UITextContentType] = [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname,
      .jobTitle, .organizationName, .location, .fullStreetAddress, .streetAddressLine1,
      .streetAddressLine2, .addressCity, .addressState, .countryName, .postalCode,
      .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password,
      .newPassword, .oneTimeCode, .birthdate,
    ]
    _ = UITextContentType.self
  }

  static func textInputAutocapitalization() {
    let _: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
    _ = TextInputAutocapitalization.self
    _ = TextInputAutocapitalization(.none)
  }

  static func uiTextAutocapitalizationType() {
    let _: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    _ = UITextAutocapitalizationType.self
  }

  static func submitLabel() {
    let _: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]
    _ = SubmitLabel.self
  }

  static func submitTriggers() {
    let _: [SubmitTriggers] = [.text, .search]
    _ = SubmitTriggers.self
  }
}
