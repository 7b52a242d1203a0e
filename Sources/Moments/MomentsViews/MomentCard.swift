import Moments
import SwiftUI

/// A moment of the timeline.
struct MomentCard: View {
  let moment: MomentListItemViewModel
  let userID: String
  /// Where the moment's own page is, if it has one.
  var address: String?
  /// What the moment's date leads to on a live page.
  var route: MomentRoute?
  /// The moment's text with its links; nil for the plain text.
  var text: AttributedString?
  /// All of the moment's pictures, where they are to be seen; nil for the first one, small.
  var gallery: [URL]?

  var body: some View {
    HStack(alignment: .top, spacing: Spacing.medium) {
      Avatar(url: moment.userAvatarURL, diameter: 44)
        .shadow(color: .primary.opacity(0.15), radius: 5, y: 2)
        .padding(.leading, Spacing.medium)
      MomentSummary(
        moment: moment, address: address, route: route, text: text, gallery: gallery)
      Spacer(minLength: Spacing.medium)
    }
    .padding(.vertical, Spacing.medium)
    .overlay(
      LikeToggle(moment: moment, userID: userID).padding(Spacing.medium),
      alignment: .bottomTrailing
    )
    .background(BlurView(style: .systemMaterial))
    .cornerRadius(30)
    .shadow(color: .black.opacity(0.15), radius: 20, x: 0, y: 20)
    .webElement(.article)
    .webClass("h-entry")
    .padding(.horizontal, 16)
    .padding(.vertical, Spacing.extraSmall)
  }
}

/// What somebody wrote, when, and who likes it.
struct MomentSummary: View {
  let moment: MomentListItemViewModel
  let address: String?
  var route: MomentRoute?
  var text: AttributedString?
  var gallery: [URL]?
  /// What keeps a long text from running under the like toggle, beside the margins of the card.
  private static let toggleRoom: CGFloat = 30

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.extraSmall) {
      Text(moment.userName)
        .font(.subheadline)
        .webClass("p-author", "h-card")
      if let title = moment.title {
        (text.map { Text($0) } ?? Text(title))
          .font(.body)
          .foregroundColor(.secondary)
          .padding(.trailing, Self.toggleRoom)
          .webClass("p-name", "e-content")
      }
      if let gallery {
        if !gallery.isEmpty {
          PhotoGallery(photos: gallery, userName: moment.userName)
            .padding(.trailing, Self.toggleRoom)
        }
      } else if let photo = moment.photoURL {
        Photo(url: photo, width: 240, height: 120)
          .accessibilityLabel("A photo by \(moment.userName)")
          .webClass("u-photo")
      }
      if let route {
        NavigationLink(value: route) { date }
      } else {
        date
      }
      if moment.isLiked || !moment.likes.isEmpty {
        Likers(avatars: moment.likes)
      }
    }
  }
}

// What its parts are made of.
extension MomentSummary {
  @ViewBuilder fileprivate var date: some View {
    if let date = moment.postDateDescription {
      Text(date)
        .font(.footnote)
        .foregroundColor(.secondary)
        .webElement(moment.createdDate.map { .time($0) })
        .webClass("dt-published")
        .webLink(address, class: "u-url")
    }
  }
}

/// Who likes a moment.
struct Likers: View {
  let avatars: [URL]
  /// The most avatars that a narrow screen has room for.
  private static let shown = 7

  var body: some View {
    HStack(spacing: Spacing.tiny) {
      Image(systemName: "heart")
        .font(.footnote)
        .foregroundColor(.momentsAccent)
      // By place: people may have the same picture.
      ForEach(Array(avatars.prefix(Self.shown).enumerated()), id: \.offset) { _, avatar in
        Avatar(url: avatar, diameter: 20)
      }
      if avatars.count > Self.shown {
        Text(verbatim: "+\(avatars.count - Self.shown)")
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Liked by \(avatars.count)")
  }
}

#Preview("Short", traits: .fixedLayout(width: 390, height: 220)) {
  MomentCard(moment: .sample(3), userID: "1").background(Color.timelineBackground)
}

#Preview("With a photo", traits: .fixedLayout(width: 390, height: 380)) {
  MomentCard(moment: .samplePhoto, userID: "1").background(Color.timelineBackground)
}

#Preview("Summary", traits: .fixedLayout(width: 320, height: 340)) {
  MomentSummary(moment: .samplePhoto, address: nil).padding()
}

#Preview("Likers", traits: .fixedLayout(width: 320, height: 80)) {
  Likers(avatars: MomentListItemViewModel.sample(0).likes).padding()
}
