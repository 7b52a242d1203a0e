import UIKit

@MainActor enum UIPickerViewUses {
  final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  }

  static func uiPickerView(_ value: UIPickerView, _ rows: Rows) {
    _ = UIPickerView.self
    value.dataSource = rows
    value.delegate = rows
    _ = (value.numberOfComponents, value.numberOfRows(inComponent: 0))
    value.selectRow(0, inComponent: 0, animated: true)
    _ = value.selectedRow(inComponent: 0)
    value.reloadAllComponents()
    value.reloadComponent(0)
    _ = rows.pickerView(value, titleForRow: 0, forComponent: 0)
    rows.pickerView(value, didSelectRow: 0, inComponent: 0)
  }

  static func protocols<T: UIPickerViewDataSource & UIPickerViewDelegate>(
    _ rows: T, _ value: UIPickerView
  ) {
    _ = ((any UIPickerViewDataSource).self, (any UIPickerViewDelegate).self)
    _ = rows.numberOfComponents(in: value)
    _ = rows.pickerView(value, numberOfRowsInComponent: 0)
    _ = rows.pickerView(value, titleForRow: 0, forComponent: 0)
    rows.pickerView(value, didSelectRow: 0, inComponent: 0)
  }
}
