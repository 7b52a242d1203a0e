import UIKit

@MainActor enum UISliderUses {
  static func uiSwitch(_ value: UISwitch) {
    _ = (UISwitch.self, UISwitch.appearance(), value.isOn, value.onTintColor, value.thumbTintColor)
    value.setOn(true, animated: true)
  }

  static func uiSlider(_ value: UISlider) {
    _ = (UISlider.self, UISlider.appearance(), value.value, value.minimumValue, value.maximumValue)
    _ = (value.isContinuous, value.minimumTrackTintColor, value.maximumTrackTintColor)
    _ = value.thumbTintColor
    value.setValue(1, animated: true)
  }

  static func uiStepper(_ value: UIStepper) {
    _ = (UIStepper.self, UIStepper.appearance(), value.value, value.minimumValue)
    _ = (value.maximumValue, value.stepValue, value.wraps, value.isContinuous, value.autorepeat)
  }

  static func uiProgressView(_ value: UIProgressView) {
    _ = (UIProgressView.self, UIProgressView.appearance(), value.progress)
    _ = (value.progressViewStyle, value.progressTintColor, value.trackTintColor)
    _ = UIProgressView(progressViewStyle: .bar)
    let _: [UIProgressView.Style] = [.default, .bar]
    value.setProgress(0.5, animated: true)
  }

  static func uiSegmentedControl(_ value: UISegmentedControl) {
    _ = UISegmentedControl(items: ["a"])
    _ = (UISegmentedControl.noSegment, value.selectedSegmentIndex, value.isMomentary)
    _ = (value.apportionsSegmentWidthsByContent, value.numberOfSegments)
    value.insertSegment(withTitle: "a", at: 0, animated: true)
    value.insertSegment(with: UIImage(), at: 0, animated: true)
    value.removeSegment(at: 0, animated: true)
    value.removeAllSegments()
    value.setTitle("a", forSegmentAt: 0)
    value.setImage(nil, forSegmentAt: 0)
    value.setEnabled(true, forSegmentAt: 0)
    _ = (value.titleForSegment(at: 0), value.imageForSegment(at: 0))
    _ = value.isEnabledForSegment(at: 0)
  }

  static func uiDatePicker(_ value: UIDatePicker) {
    _ = (UIDatePicker.self, UIDatePicker.appearance(), value.date, value.datePickerMode)
    _ = (value.minimumDate, value.maximumDate, value.preferredDatePickerStyle)
    _ = (value.countDownDuration, value.minuteInterval, value.locale, value.calendar)
    _ = value.timeZone
    value.setDate(value.date, animated: true)
    let _: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    let _: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
  }
}
