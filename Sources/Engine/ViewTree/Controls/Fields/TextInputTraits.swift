/// The keys that a reader wants for a field.
///
/// - Note: As in UIKit, where SwiftUI takes it from; it becomes `inputmode`.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  var inputMode: String? {
    switch self {
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    }
  }
}

/// What a field is for, so that the browser can fill it in.
///
/// - Note: As in UIKit, where SwiftUI takes it from; it becomes `autocomplete`.
public struct UITextContentType: Hashable, Sendable {
  let autocomplete: String

  private init(_ token: String) { autocomplete = token }

  public static let name = Self("name")
  public static let namePrefix = Self("honorific-prefix")
  public static let givenName = Self("given-name")
  public static let middleName = Self("additional-name")
  public static let familyName = Self("family-name")
  public static let nameSuffix = Self("honorific-suffix")
  public static let nickname = Self("nickname")
  public static let jobTitle = Self("organization-title")
  public static let organizationName = Self("organization")
  public static let location = Self("address-level2")
  public static let fullStreetAddress = Self("street-address")
  public static let streetAddressLine1 = Self("address-line1")
  public static let streetAddressLine2 = Self("address-line2")
  public static let addressCity = Self("address-level2")
  public static let addressState = Self("address-level1")
  public static let countryName = Self("country-name")
  public static let postalCode = Self("postal-code")
  public static let telephoneNumber = Self("tel")
  public static let emailAddress = Self("email")
  public static let URL = Self("url")
  public static let creditCardNumber = Self("cc-number")
  public static let username = Self("username")
  public static let password = Self("current-password")
  public static let newPassword = Self("new-password")
  public static let oneTimeCode = Self("one-time-code")
  public static let birthdate = Self("bday")
}

/// Which letters a keyboard makes capital.
///
/// - Note: As in SwiftUI.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let value: String

  private init(_ value: String) { self.value = value }

  public static let never = Self("none")
  public static let words = Self("words")
  public static let sentences = Self("sentences")
  public static let characters = Self("characters")

  /// Translates UIKit's choice.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// Which letters a keyboard makes capital.
///
/// - Note: As in UIKit, where SwiftUI takes it from.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What the key that ends a line says.
///
/// - Note: As in SwiftUI; it becomes `enterkeyhint`.
public struct SubmitLabel: Hashable, Sendable {
  let hint: String?

  private init(_ hint: String?) { self.hint = hint }

  public static let done = Self("done")
  public static let go = Self("go")
  public static let send = Self("send")
  public static let join = Self("go")
  public static let route = Self("go")
  public static let search = Self("search")
  public static let `return` = Self(nil)
  public static let next = Self("next")
  public static let `continue` = Self("next")
}

/// Which inputs start a submission.
///
/// - Note: As in SwiftUI.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key says.
///
/// - Note: Differs from UIKit: keyboards of browsers say what they like; see `submitLabel(_:)`.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
