import SwiftUI

/// What a view is to programs that read pages: microformats, elements, addresses.
enum EntryRole {
  case entry, author, content, photo
  case published(Date?, address: String?)
  case profile, profileName, profilePhoto
}

extension View {
  /// Marks the view for programs that read the page.
  @ViewBuilder
  func entry(_ role: EntryRole) -> some View {
    switch role {
    case .entry: webElement(.article).webClass("h-entry")
    case .author: webClass("p-author", "h-card")
    case .content: webClass("p-name", "e-content")
    case .photo: webClass("u-photo")
    case .published(let date?, let address?):
      webElement(.time(date)).webClass("dt-published").webLink(address, class: "u-url")
    case .published(let date?, nil): webElement(.time(date)).webClass("dt-published")
    case .published(nil, let address?): webLink(address, class: "u-url")
    case .published(nil, nil): self
    case .profile: webElement(.header).webClass("h-card")
    case .profileName: webClass("p-name")
    case .profilePhoto: webClass("u-photo")
    }
  }
}
