import AppServer

@MainActor enum SharedValueUses {
  static func sharedValue() {
    _ = SharedValue<Int>.self
    let value = SharedValue("", 1)
    _ = value.name
    _ = value.value
    value.update { $0 += 1 }
  }
}
