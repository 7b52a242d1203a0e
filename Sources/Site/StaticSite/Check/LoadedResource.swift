internal import ElementTree
internal import HTMLParsing

/// Something that a page loads when it is opened.
struct LoadedResource: Equatable {
  var kind: SizeBudget.Resource
  /// One of these is loaded.
  var addresses: [String]

  /// What an element has a browser load; nil if nothing.
  init?(of element: ParsedElement) {
    let candidates = AddressKind.candidates(of: element["srcset"] ?? element["imagesrcset"] ?? "")
    switch element.name {
    case "script": self.init(.script, element["src"])
    case "img": self.init(.image, element["src"], candidates)
    case "video", "audio": self.init(.media, element["src"])
    case "object", "iframe", "embed": self.init(.other, element["data"] ?? element["src"])
    case "link":
      let relations = Set((element["rel"] ?? "").lowercased().split(separator: " "))
      if relations.contains("stylesheet") {
        self.init(.stylesheet, element["href"])
      } else if relations.contains("preload") || relations.contains("modulepreload") {
        switch element["as"] {
        case "image": self.init(.image, element["href"], candidates)
        case "font": self.init(.font, element["href"])
        case "script", nil: self.init(.script, element["href"])
        default: self.init(.other, element["href"])
        }
      } else {
        return nil
      }
    default: return nil
    }
  }

  private init?(
    _ kind: SizeBudget.Resource, _ address: String?, _ candidates: [String] = []
  ) {
    addresses = (address.map { [$0] } ?? []) + candidates
    self.kind = kind
    if addresses.isEmpty { return nil }
  }
}
