import Foundation
import SwiftData

@Model
final class Shelf {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []

  init(name: String) { self.name = name }
}

@Model
final class Volume {
  enum Binding: String, Codable { case paper, cloth }

  var title: String
  var note: String?
  var pages = 10
  var binding: Binding = Binding.paper
  var tags: [String] = []
  var shelf: Shelf?
  @Transient var isOpen = false
  var summary: String { "\(title), \(pages)" }

  init(title: String, pages: Int = 10) {
    self.title = title
    self.pages = pages
  }
}

@Model
final class Ticket {
  @Attribute(.unique) let id: UUID
  let seat: String
  var isUsed = false

  init(id: UUID = UUID(), seat: String) {
    self.id = id
    self.seat = seat
  }
}
