import Rain
import Soil
import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup { PlantList() }
  }
}
