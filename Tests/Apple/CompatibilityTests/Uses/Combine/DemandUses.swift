import Combine

@MainActor enum DemandUses {
  static func subscribersDemand(_ value: Subscribers.Demand) {
    var copy = value
    let _: [Subscribers.Demand] = [.unlimited, .none]
    _ = Subscribers.Demand.self
    _ = value.max
    _ = Subscribers.Demand.max(1)
    _ = value.description
    _ = value + .unlimited
    copy += .unlimited
    _ = value - .unlimited
    copy -= .unlimited
    _ = value * 1
    copy *= 1
    _ = value == 1
    _ = value != 1
    _ = value > 1
    _ = value >= 1
    _ = value < 1
    _ = value <= 1
  }

  static func subscribersDemandOverloads(_ value: Subscribers.Demand) {
    var copy = value
    _ = value + 1
    copy += 1
    _ = value - 1
    copy -= 1
  }
}
