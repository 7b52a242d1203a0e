import SwiftUI

@MainActor enum GradientStylesUses {
  static func linearGradient() {
    _ = LinearGradient.self
    _ = LinearGradient(
      gradient: Gradient(colors: [.red, .blue]), startPoint: .center, endPoint: .center)
    _ = LinearGradient(colors: [.red], startPoint: .center, endPoint: .center)
    _ = LinearGradient(
      stops: [.init(color: .red, location: 0)], startPoint: .center, endPoint: .center)
  }

  static func radialGradient() {
    _ = RadialGradient.self
    _ = RadialGradient(
      gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 1, endRadius: 1)
    _ = RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 1)
    _ = RadialGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startRadius: 1, endRadius: 1)
  }

  static func ellipticalGradient() {
    _ = EllipticalGradient.self
    _ = EllipticalGradient(
      gradient: Gradient(colors: [.red, .blue]), center: .center, startRadiusFraction: 1,
      endRadiusFraction: 1)
    _ = EllipticalGradient(
      colors: [.red], center: .center, startRadiusFraction: 1, endRadiusFraction: 1)
    _ = EllipticalGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startRadiusFraction: 1,
      endRadiusFraction: 1)
  }

  static func angularGradient() {
    _ = AngularGradient.self
    _ = AngularGradient(
      gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .degrees(45),
      endAngle: .degrees(45))
    _ = AngularGradient(
      colors: [.red], center: .center, startAngle: .degrees(45), endAngle: .degrees(45))
    _ = AngularGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startAngle: .degrees(45),
      endAngle: .degrees(45))
    _ = AngularGradient(
      gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(45))
    _ = AngularGradient(colors: [.red], center: .center, angle: .degrees(45))
    _ = AngularGradient(
      stops: [.init(color: .red, location: 0)], center: .center, angle: .degrees(45))
  }
}
