import Moments
import StaticSite

extension PageInputs {
  /// Adds all that a moment says; where it was read is no part of it.
  mutating func add(_ moment: Moment) {
    add(moment.id)
    add(moment.userDetails.id)
    add(moment.userDetails.name)
    add(moment.userDetails.avatar)
    add(moment.type.rawValue)
    add(moment.title)
    add(moment.url)
    add(moment.photos.count)
    for photo in moment.photos { add(photo) }
    add(moment.createdDate)
    add(moment.isLiked)
    add(moment.likes?.count ?? -1)
    for liker in moment.likes ?? [] {
      add(liker.id)
      add(liker.avatar)
    }
  }

  /// Adds all that is known about a person.
  mutating func add(_ person: UserDetails) {
    add(person.id)
    add(person.name)
    add(person.avatar)
    add(person.backgroundImage)
    add(person.bio)
  }
}
