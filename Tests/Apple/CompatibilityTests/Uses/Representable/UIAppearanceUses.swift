import SwiftUI
import UIKit

@MainActor enum UIAppearanceUses {
  static func uiStyledView() { _ = UIStyledView.self }

  static func uiBarAppearance() {
    let value = UIBarAppearance()
    _ = (value.backgroundColor, value.shadowColor, value.backgroundEffect)
    value.configureWithDefaultBackground()
    value.configureWithOpaqueBackground()
    value.configureWithTransparentBackground()
  }

  static func uiNavigationBarAppearance() {
    let value = UINavigationBarAppearance()
    value.titleTextAttributes = [.foregroundColor: UIColor.white, .kern: 1]
    value.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 3), .backgroundColor: 1]
  }

  static func uiNavigationBar() {
    let value: UINavigationBar = UINavigationBar.appearance()
    _ = (value.barTintColor, value.isTranslucent, value.prefersLargeTitles, value.shadowImage)
    _ = (value.titleTextAttributes, value.largeTitleTextAttributes)
    _ = (value.standardAppearance, value.compactAppearance, value.scrollEdgeAppearance)
  }

  static func uiTabBar() {
    let value: UITabBar = UITabBar.appearance()
    _ = (value.barTintColor, value.unselectedItemTintColor, value.isTranslucent)
    _ = (value.shadowImage, value.backgroundImage)
    _ = (value.standardAppearance, value.scrollEdgeAppearance)
    _ = UITabBarAppearance.self
  }

  static func uiScrollView() {
    let value: UIScrollView = UIScrollView.appearance()
    _ = (value.bounces, value.isScrollEnabled, value.isPagingEnabled)
    _ = (value.showsVerticalScrollIndicator, value.showsHorizontalScrollIndicator)
  }

  static func uiTableView() {
    let value: UITableView = UITableView.appearance()
    _ = (value.separatorStyle, value.separatorColor, value.tableFooterView, value.tableHeaderView)
    _ = (value.allowsSelection, value.rowHeight, value.sectionHeaderTopPadding)
    let _: [UITableView.SeparatorStyle] = [.none, .singleLine]
  }

  static func uiTableViewCell() {
    let value: UITableViewCell = UITableViewCell.appearance()
    _ = (value.selectionStyle, value.selectedBackgroundView)
    let _: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
  }

  static func uiSegmentedControl() {
    let value: UISegmentedControl = UISegmentedControl.appearance()
    _ = value.selectedSegmentTintColor
    value.setTitleTextAttributes([:], for: .selected)
  }
}
