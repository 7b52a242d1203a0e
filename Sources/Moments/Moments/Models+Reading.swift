public import PositionedJSON

extension UserDetails: JSONDecodable {
  /// Reads a person; only a timeline's owner must have a background picture in the format, and
  /// even there it may be missing.
  public static func decode(_ cursor: JSONCursor) -> UserDetails? {
    guard let object = cursor.object() else { return nil }
    let id = object.requiredID("id")
    let name = object.required("name", as: String.self)
    let avatar = object.required("avatar")?.address(.image)
    let backgroundImage = object.member("backgroundImage")?.address(.image)
    let bio = object.optional("bio", as: String.self)
    guard let id, let name, let avatar else { return nil }
    return UserDetails(
      id: id, name: name, avatar: avatar, backgroundImage: backgroundImage ?? "", bio: bio)
  }
}

extension Moment.Author: JSONDecodable {
  /// Reads a moment's author.
  public static func decode(_ cursor: JSONCursor) -> Moment.Author? {
    guard let object = cursor.object() else { return nil }
    let id = object.optional("id", as: String.self)
    let name = object.required("name", as: String.self)
    let avatar = object.required("avatar")?.address(.image)
    guard let name, let avatar else { return nil }
    return Moment.Author(id: id, name: name, avatar: avatar)
  }
}

extension Liker: JSONDecodable {
  /// Reads a liker.
  public static func decode(_ cursor: JSONCursor) -> Liker? {
    guard let object = cursor.object() else { return nil }
    let id = object.requiredID("id")
    let avatar = object.required("avatar")?.address(.image)
    guard let id, let avatar else { return nil }
    return Liker(id: id, avatar: avatar)
  }
}

extension Moment: JSONDecodable {
  /// Reads a moment with its place.
  ///
  /// A `createdDate` that is no number is reported as a warning and kept.
  public static func decode(_ cursor: JSONCursor) -> Moment? {
    guard let object = cursor.object() else { return nil }
    let id = object.requiredID("id")
    let author = object.required("userDetails", as: Author.self)
    let type = object.required("type")?.choice(Kind.self)
    let title = object.optional("title", as: String.self)
    let url = object.member("url")?.address(.link)
    let photos = object.required("photos")?.array()?.compactMap { $0.address(.image) }
    let createdDate = object.required("createdDate")?.unixSeconds()
    let isLiked = object.optional("isLiked", as: Bool.self)
    let likes = object.optional("likes", as: [Liker].self)
    guard let id, let author, let type, let photos, let createdDate else { return nil }
    return Moment(
      id: id, userDetails: author, type: type, title: title, url: url, photos: photos,
      createdDate: createdDate, isLiked: isLiked, likes: likes, location: cursor.value.location)
  }
}

extension JSONObjectCursor {
  /// A string that must be there and not be empty.
  fileprivate func requiredID(_ key: String) -> String? {
    guard let member = required(key), let id = member.decode(String.self) else { return nil }
    guard id.isEmpty else { return id }
    member.report(
      .error, "found an empty string, wanted an identifier",
      hint: "Give it a name that nothing else in the file has.")
    return nil
  }
}

extension JSONCursor {
  /// A string with seconds; something else in the string gets a warning.
  fileprivate func unixSeconds() -> String? {
    guard let text = decode(String.self) else { return nil }
    if UnixSeconds.read(text) == nil {
      report(
        .warning, "found a string that is no time, wanted seconds since 1970",
        hint: "No date will be shown; write it as in \"1616489100\".")
    }
    return text
  }

  /// A string with an address; one that no page may use gets a warning.
  fileprivate func address(_ use: AddressUse) -> String? {
    guard let text = decode(String.self) else { return nil }
    if !use.allows(text) {
      report(
        .warning, "found an address that pages may not use, wanted \(use.wanted)",
        hint: use == .link
          ? "Pages will have about:invalid in its place." : "Pages will have nothing in its place.")
    }
    return text
  }
}
