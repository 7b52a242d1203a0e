import Foundation
import Moments

/// Made-up moments, the same in every run.
enum Sample {
  static let names = [
    "Ada Lindqvist", "Bao Nguyen", "Chiara Rossi", "Dmitri Volkov", "Emeka Obi", "Farah Haddad",
  ]
  static let texts = [
    "The harbour this morning, before anybody was up.",
    "Bread & butter, twice: <once> for the dog.",
    "Nobody told me that the path ends in a river.",
    "We counted eleven herons and one very cross swan.",
  ]

  /// Moments with a title and a photo and without likers.
  static func moments(_ count: Int) -> [Moment] {
    (0..<count).map { index in
      let name = names[index % names.count]
      return Moment(
        id: "m\(index)",
        userDetails: Moment.Author(
          id: "u\(index % names.count)", name: name, avatar: "avatars/\(index % 12).jpg"),
        type: .photos, title: "\(texts[index % texts.count]) (\(index))", url: nil,
        photos: ["photos/\(index % 30).jpg"], createdDate: String(1_700_000_000 + index * 3600),
        isLiked: false, likes: nil)
    }
  }

  static func details(_ count: Int) -> MomentsDetails {
    MomentsDetails(
      userDetails: UserDetails(
        id: "u0", name: names[0], avatar: "avatars/0.jpg", backgroundImage: "backgrounds/0.jpg"),
      moments: moments(count))
  }

  /// View models of moments, ready: finding words for dates is not what a page costs.
  static func cards(_ count: Int) -> [MomentListItemViewModel] {
    moments(count).enumerated().map { index, moment in
      MomentListItemViewModel(
        moment: moment, createdDate: moment.createdSeconds.map { Date(timeIntervalSince1970: $0) },
        postDateDescription: "\(index % 27 + 2) days ago",
        userAvatarURL: URL(string: moment.userDetails.avatar), likes: [])
    }
  }

  /// The same moments as a file.
  static func json(_ count: Int, changed: Int? = nil) -> [UInt8] {
    var text = #"{"userDetails":{"id":"u0","name":"Ada Lindqvist","avatar":"avatars/ada.jpg","#
    text += #""backgroundImage":""},"moments":["#
    for (index, moment) in moments(count).enumerated() {
      if index > 0 { text += "," }
      let title = (moment.title ?? "") + (index == changed ? " Changed." : "")
      text += "{\"id\":\"\(moment.id)\",\"userDetails\":{\"id\":\"\(moment.userDetails.id ?? "")\","
      text +=
        "\"name\":\"\(moment.userDetails.name)\",\"avatar\":\"\(moment.userDetails.avatar)\"},"
      text += "\"type\":\"PHOTOS\",\"title\":\"\(title)\",\"photos\":[\"\(moment.photos[0])\"],"
      text += "\"createdDate\":\"\(moment.createdDate)\",\"isLiked\":false}"
    }
    return Array((text + "]}").utf8)
  }
}
