import SwiftUI
import UIKit

struct Row: Identifiable, Hashable, View {
  var id = 0
  var children: [Row]?
  var body: some View { Text("a") }
}

struct Failure: LocalizedError {
  var errorDescription: String? { "a" }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct RankKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

final class Delegate: NSObject, UIApplicationDelegate {}

enum Choice: Int {
  case one
}

struct Meter: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct RankEnvironmentKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

enum MiddleAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

typealias Numbers = PassthroughSubject<Int, Never>
typealias FailingNumbers = PassthroughSubject<Int, Failure>

enum Season: String {
  case spring
}
