import Combine
import Foundation

final class TaskModel: ObservableObject {
  @Published var titles = ["Water the plants", "Tea & biscuits"]
}
