import SwiftUI

/// A place to see.
struct Landmark: Identifiable, Hashable {
  let name: String
  let park: String
  /// The name of its picture, if it has one.
  var imageName: String?
  var id: String { name }

  var featureImage: Image? {
    imageName.map { Image($0, bundle: .module) }
  }

  static let featured = [
    Landmark(name: "Rose Valley", park: "Vale of Dusk", imageName: "valley"),
    Landmark(name: "Long Beach", park: "Southern Coast", imageName: "coast"),
    Landmark(name: "White Summit", park: "High Range", imageName: "summit"),
    Landmark(name: "Red Dunes", park: "Quiet Desert", imageName: "desert"),
  ]
}
