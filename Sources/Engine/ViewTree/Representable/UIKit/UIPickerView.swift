import Foundation

/// What a picker of wheels offers.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker of wheels shows, and tells.
///
/// - Note: Differs from UIKit: widths, heights and views of rows aren't asked for.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels side by side, of each of which a row is chosen.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsDisplay() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }
  private var chosen: [Int: Int] = [:]

  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsDisplay()
  }

  /// The row that is chosen; the first if none was.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(max(chosen[component] ?? 0, 0), count - 1)
  }

  open func reloadAllComponents() { setNeedsDisplay() }
  open func reloadComponent(_ component: Int) { setNeedsDisplay() }

  private func row(of component: Int) -> Binding<Int> {
    Binding(
      get: { self.selectedRow(inComponent: component) },
      set: { new in
        self.chosen[component] = new
        self.delegate?.pickerView(self, didSelectRow: new, inComponent: component)
        self.setNeedsDisplay()
      })
  }

  override var shownContent: [AnyHashable]? { nil }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let wheels = HStack(spacing: 0) {
      ForEach(0..<numberOfComponents, id: \.self) { component in
        Picker("", selection: self.row(of: component)) {
          ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
            Text(
              verbatim: self.delegate?.pickerView(
                self, titleForRow: row, forComponent: component) ?? "?"
            ).tag(row)
          }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
      }
    }
    context.lower(any: wheels, at: Salt.UIKit.control)
    return true
  }
}
