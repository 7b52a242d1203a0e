import Foundation
import UIKit

@MainActor
protocol CalendarGridDelegate: AnyObject {
  func calendar(_ calendar: CalendarGrid, didSelect date: Date)
}

/// A month of days, as UIKit's stacks and buttons.
final class CalendarGrid: UIView {
  weak var delegate: (any CalendarGridDelegate)?
  var selectedDate: Date { didSet { showDays() } }

  private var month: Date
  private let calendar = Calendar(identifier: .gregorian)
  private let title = UILabel()
  private let weeks = UIStackView()

  init(month: Date) {
    self.month = month
    selectedDate = month
    super.init(frame: .zero)
    title.font = .boldSystemFont(ofSize: 17)
    title.textAlignment = .center
    weeks.axis = .vertical
    weeks.distribution = .fillEqually
    let bar = UIStackView(arrangedSubviews: [
      button("chevron.left", "Earlier", by: -1), title, button("chevron.right", "Later", by: 1),
    ])
    bar.distribution = .equalSpacing
    let all = UIStackView(arrangedSubviews: [bar, weeks])
    all.axis = .vertical
    all.spacing = 12
    addSubview(all)
    showDays()
  }

  required init?(coder: NSCoder) { nil }

  private func button(_ symbol: String, _ name: String, by months: Int) -> UIButton {
    let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
      self?.turn(by: months)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityLabel = name
    return button
  }

  private func turn(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    showDays()
  }

  private func showDays() {
    title.text = month.formatted(.dateTime.month(.wide).year())
    for week in weeks.arrangedSubviews { week.removeFromSuperview() }
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    let blank = (calendar.component(.weekday, from: interval.start) + 5) % 7
    let cells = Array(repeating: 0, count: blank) + Array(1...count)
    for start in stride(from: 0, to: cells.count, by: 7) {
      let days = cells[start..<min(start + 7, cells.count)]
      let padded = days + Array(repeating: 0, count: 7 - days.count)
      let week = UIStackView(arrangedSubviews: padded.map { dayView($0, from: interval.start) })
      week.distribution = .fillEqually
      weeks.addArrangedSubview(week)
    }
  }

  private func dayView(_ day: Int, from first: Date) -> UIView {
    guard day > 0, let date = calendar.date(byAdding: .day, value: day - 1, to: first) else {
      return UILabel()
    }
    let button = UIButton(type: .system)
    button.setTitle("\(day)", for: .normal)
    if calendar.isDate(date, inSameDayAs: selectedDate) {
      button.setTitleColor(.white, for: .normal)
      button.backgroundColor = .systemBlue
      button.layer.cornerRadius = 8
    }
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.calendar(self, didSelect: date)
      }, for: .touchUpInside)
    return button
  }
}
