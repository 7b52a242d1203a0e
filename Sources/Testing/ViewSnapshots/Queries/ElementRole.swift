package import ElementTree

/// What an element is to readers, by the names of ARIA.
public enum ElementRole: String, Sendable, CaseIterable {
  case article, banner, button, checkbox, combobox, complementary, contentinfo, dialog, document
  case figure, form, generic, grid, group, heading, img, link, list, listbox, listitem, main, menu
  case menuitem, meter, navigation, none, option, paragraph, presentation, progressbar, radio
  case radiogroup, region, row, search, searchbox, separator, slider, spinbutton, status
  case `switch`, tab, table, tablist, tabpanel, textbox, time, toolbar

  /// The role of a node: what its `role` says, else that of its name and type (HTML-AAM).
  package init(of index: Int, in tree: ElementTree) {
    if let said = tree.attribute(.role, of: index), let role = ElementRole(rawValue: said) {
      self = role
      return
    }
    let has = { (name: AttributeName) in tree.attribute(name, of: index) != nil }
    self =
      switch tree.nodes[index].name {
      case .a: has(.href) ? .link : .generic
      case .article: .article
      case .aside: .complementary
      case .button, .summary: .button
      case .dialog: .dialog
      case .details, .fieldset: .group
      case .figure: .figure
      case .footer: .contentinfo
      case .form: .form
      case .h1, .h2, .h3, .h4, .h5, .h6: .heading
      case .header: .banner
      case .hr: .separator
      case .img: tree.attribute(.alt, of: index) == "" ? .presentation : .img
      case .input: .init(ofInput: tree.attribute(.type, of: index) ?? "text")
      case .li: .listitem
      case .main: .main
      case .meter: .meter
      case .nav: .navigation
      case .ol, .ul: .list
      case .option: .option
      case .output: .status
      case .p: .paragraph
      case .progress: .progressbar
      case .section: has(.ariaLabel) || has(.ariaLabelledby) ? .region : .generic
      case .select: has(.multiple) ? .listbox : .combobox
      case .svg: has(.ariaLabel) ? .img : .generic
      case .table: .table
      case .textarea: .textbox
      case .time: .time
      case .tr: .row
      default: .generic
      }
  }

  private init(ofInput type: String) {
    self =
      switch type {
      case "checkbox": .checkbox
      case "radio": .radio
      case "range": .slider
      case "number": .spinbutton
      case "search": .searchbox
      case "button", "submit", "reset": .button
      default: .textbox
      }
  }
}
