import SwiftUI

@MainActor enum GaugeStyleUses {
  static func gaugeStyle<T: GaugeStyle>(_ value: T, _ tConfiguration: T.Configuration) {
    let _: DefaultGaugeStyle = .automatic
    let _: LinearCapacityGaugeStyle = .linearCapacity
    let _: [AccessoryLinearGaugeStyle] = [.accessoryLinear, .accessoryLinearCapacity]
    let _: [AccessoryCircularGaugeStyle] = [.accessoryCircular, .circular]
    let _: AccessoryCircularCapacityGaugeStyle = .accessoryCircularCapacity
    _ = (any GaugeStyle).self
    _ = T.Body.self
    _ = T.Configuration.self
    _ = value.makeBody(configuration: tConfiguration)
  }

  static func gaugeStyleConfiguration(_ value: GaugeStyleConfiguration) {
    _ = GaugeStyleConfiguration.self
    _ = GaugeStyleConfiguration.CurrentValueLabel.self
    _ = GaugeStyleConfiguration.MinimumValueLabel.self
    _ = GaugeStyleConfiguration.MaximumValueLabel.self
    _ = value.value
    _ = value.label
    _ = value.currentValueLabel
    _ = value.minimumValueLabel
    _ = value.maximumValueLabel
  }

  static func gaugeStyleConfigurationLabel() {
    _ = GaugeStyleConfiguration.Label.self
  }

  static func defaultGaugeStyle() {
    _ = DefaultGaugeStyle.self
    _ = DefaultGaugeStyle()
  }

  static func linearCapacityGaugeStyle() {
    _ = LinearCapacityGaugeStyle.self
    _ = LinearCapacityGaugeStyle()
  }

  static func accessoryLinearGaugeStyle() {
    _ = AccessoryLinearGaugeStyle.self
    _ = AccessoryLinearGaugeStyle()
  }

  static func accessoryCircularGaugeStyle() {
    _ = AccessoryCircularGaugeStyle.self
    _ = AccessoryCircularGaugeStyle()
  }

  static func accessoryCircularCapacityGaugeStyle() {
    _ = AccessoryCircularCapacityGaugeStyle.self
    _ = AccessoryCircularCapacityGaugeStyle()
  }

  static func view(_ view: some View) {
    _ = view.gaugeStyle(.linearCapacity)
  }
}
