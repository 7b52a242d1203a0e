import Combine

@MainActor enum MulticastUses {
  static func connectablePublisher<T: ConnectablePublisher>(_ value: T) {
    _ = (any ConnectablePublisher).self
    _ = value.connect()
  }

  static func connectablePublisherOperators(_ value: Publishers.MakeConnectable<Numbers>) {
    _ = value.autoconnect()
  }

  static func publishersMulticast(
    _ value: Publishers.Multicast<Numbers, Numbers>, _ numbers: Numbers
  ) {
    _ = Publishers.Multicast<Numbers, Numbers>.self
    _ = value.upstream
    _ = value.createSubject
    _ = Publishers.Multicast<Numbers, Numbers>(upstream: numbers, createSubject: { numbers })
  }

  static func publishersAutoconnect(
    _ value: Publishers.Autoconnect<Publishers.MakeConnectable<Numbers>>,
    _ publishersMakeConnectableNumbers: Publishers.MakeConnectable<Numbers>
  ) {
    _ = Publishers.Autoconnect<Publishers.MakeConnectable<Numbers>>.self
    _ = value.upstream
    _ = Publishers.Autoconnect<Publishers.MakeConnectable<Numbers>>(
      upstream: publishersMakeConnectableNumbers)
  }

  static func publishersShare(_ value: Publishers.Share<Numbers>, _ numbers: Numbers) {
    _ = Publishers.Share<Numbers>.self
    _ = value.upstream
    _ = Publishers.Share<Numbers>(upstream: numbers)
  }

  static func publisherOperators(_ value: Numbers, _ numbers: Numbers) {
    _ = value.share()
    _ = value.multicast({ numbers })
    _ = value.multicast(subject: numbers)
    _ = value.makeConnectable()
  }

  static func publishersMakeConnectable(_ numbers: Numbers) {
    _ = Publishers.MakeConnectable<Numbers>.self
    _ = Publishers.MakeConnectable<Numbers>(upstream: numbers)
  }
}
