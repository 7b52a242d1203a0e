public import Foundation

/// Makes the cards of many moments that are seen at the same time.
///
/// It remembers what costs most: the words for dates and the addresses of pictures, which few
/// people share.
public struct MomentListItemBuilder {
  private let setLike: MomentListItemViewModel.LikeHandler?
  private var words: MomentDateWords
  private var avatars: [String: URL?] = [:]

  /// A builder for cards that are seen at a time, in a language.
  public init(
    now: Date, locale: Locale = Locale(identifier: "en"),
    setLike: MomentListItemViewModel.LikeHandler? = nil
  ) {
    self.init(dates: .relative(to: now, locale: locale), setLike: setLike)
  }

  /// A builder for cards that say when they were in given words.
  public init(dates: MomentDateWords, setLike: MomentListItemViewModel.LikeHandler? = nil) {
    words = dates
    self.setLike = setLike
  }

  /// The card of a moment.
  public mutating func item(for moment: Moment) -> MomentListItemViewModel {
    let date = moment.createdSeconds.map { Date(timeIntervalSince1970: $0) }
    return MomentListItemViewModel(
      moment: moment, createdDate: date, postDateDescription: dateDescription(of: moment),
      userAvatarURL: avatar(moment.userDetails.avatar),
      likes: moment.likes?.compactMap { avatar($0.avatar) } ?? [], setLike: setLike)
  }

  /// When a moment was written, in words; nil if that is not known.
  ///
  /// It is all that a card takes from the time at which it is seen. Asked for newest first, most
  /// answers are known from the moment before.
  public mutating func dateDescription(of moment: Moment) -> String? {
    moment.createdSeconds.map { words.words(for: $0) }
  }

  private mutating func avatar(_ address: String) -> URL? {
    if let known = avatars[address] { return known }
    let url = URL(string: address)
    // Bounded, so that a source in which every address differs costs no second copy of it.
    if avatars.count < 4096 { avatars[address] = .some(url) }
    return url
  }
}
