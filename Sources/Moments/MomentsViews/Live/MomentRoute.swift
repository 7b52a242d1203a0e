/// What a live timeline leads to; it is in the page's address.
enum MomentRoute: Hashable, Codable {
  case moment(id: String)
  case person(id: String)
}
