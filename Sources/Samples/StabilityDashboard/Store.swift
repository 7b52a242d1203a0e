import Combine
import Foundation

/// What the whole app knows, changed by actions alone.
final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (Action, State) -> State

  init(initial: State, reduce: @escaping (Action, State) -> State) {
    state = initial
    self.reduce = reduce
  }

  func send(_ action: Action) {
    state = reduce(action, state)
  }
}

typealias AppStore = Store<AppState, AppAction>

struct AppState {
  var opened: [TrackedApp.ID] = []
  var resolved: Set<Aggregate.ID> = []
}

enum AppAction {
  case open(TrackedApp)
  case resolve(Aggregate.ID)
  case reopen(Aggregate.ID)
}

func reduce(_ action: AppAction, _ oldState: AppState) -> AppState {
  var state = oldState
  switch action {
  case .open(let app):
    state.opened.removeAll { $0 == app.id }
    state.opened.insert(app.id, at: 0)
  case .resolve(let id): state.resolved.insert(id)
  case .reopen(let id): state.resolved.remove(id)
  }
  return state
}
