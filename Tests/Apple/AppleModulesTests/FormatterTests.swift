import SwiftUI
import Testing

@Suite("Formatters that Linux' Foundation lacks")
struct FormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit, _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test(
    "Lengths of time are written in each style",
    arguments: [
      (65.0, DateComponentsFormatter.UnitsStyle.positional, "1:05"),
      (3_665, .positional, "1:01:05"),
      (5, .positional, "5"), (3_660, .abbreviated, "1h 1m"), (3_605, .full, "1 hour, 5 seconds"),
      (7_200, .full, "2 hours"), (90, .short, "1 min, 30 sec"), (61, .brief, "1min 1sec"),
      (-65, .positional, "-1:05"),
    ])
  func lengths(_ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ expected: String) {
    #expect(text(seconds, style, [.hour, .minute, .second]) == expected)
  }

  @Test("Zeros are kept where they are asked for")
  func zeros() {
    #expect(text(65, .positional, [.hour, .minute, .second], .pad) == "00:01:05")
    #expect(text(5, .positional, [.minute, .second], .pad) == "00:05")
    #expect(text(0, .abbreviated, [.minute, .second]) == "0s")
    #expect(text(.nan, .full, [.second]) == nil)
  }

  @Test("The most units are counted from the largest")
  func maximum() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_061) == "1d")
  }

  @Test("Measurements are written with their units")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.unitOptions = .providedUnit
    #expect(
      formatter.string(from: Measurement(value: 2.5, unit: UnitLength.kilometers)) == "2.5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "1 kilogram")
    #expect(formatter.string(from: UnitLength.miles) == "mile")
    formatter.unitStyle = .medium
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
  }

  @Test("Small lengths are written in small units")
  func scale() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.unitOptions = [.providedUnit, .naturalScale]
    #expect(formatter.string(from: Measurement(value: 2_500, unit: UnitLength.meters)) == "2.5 km")
    #expect(formatter.string(from: Measurement(value: 0.05, unit: UnitLength.meters)) == "5 cm")
  }

  @Test("A style writes measurements as short as is asked for")
  func measurementStyles() {
    let run = Measurement(value: 130, unit: UnitDuration.minutes)
    #expect(run.formatted(.measurement(width: .wide)) == "130 minutes")
    #expect(run.formatted(.measurement(width: .abbreviated)) == "130 min")
    #expect(run.formatted(.measurement(width: .narrow)) == "130m")
    let way = Measurement(value: 1.25, unit: UnitLength.kilometers)
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      way.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number))
        == "1.2 km")
    let air = Measurement(value: 20.6, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle.measurement(
      width: .abbreviated, usage: .weather)
    #expect(air.formatted(weather.locale(Locale(identifier: "de_DE"))) == "21°C")
    #expect(air.formatted(weather.locale(Locale(identifier: "en_US"))) == "69°F")
    #expect(
      air.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true))
        == "20.6°")
    #expect(
      Measurement(value: 1, unit: UnitTemperature.celsius)
        .formatted(.measurement(width: .wide, usage: .asProvided)) == "1 degree Celsius")
  }
}
