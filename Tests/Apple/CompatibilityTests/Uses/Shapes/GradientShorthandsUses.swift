import SwiftUI

@MainActor enum GradientShorthandsUses {
  static func shapeStyle() {
    _ = LinearGradient.linearGradient(
      Gradient(colors: [.red, .blue]), startPoint: .center, endPoint: .center)
    _ = LinearGradient.linearGradient(colors: [.red], startPoint: .center, endPoint: .center)
    _ = LinearGradient.linearGradient(
      stops: [.init(color: .red, location: 0)], startPoint: .center, endPoint: .center)
    _ = RadialGradient.radialGradient(
      Gradient(colors: [.red, .blue]), center: .center, startRadius: 1, endRadius: 1)
    _ = RadialGradient.radialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 1)
    _ = RadialGradient.radialGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startRadius: 1, endRadius: 1)
    _ = EllipticalGradient.ellipticalGradient(
      Gradient(colors: [.red, .blue]), center: .center, startRadiusFraction: 1, endRadiusFraction: 1
    )
    _ = EllipticalGradient.ellipticalGradient(
      colors: [.red], center: .center, startRadiusFraction: 1, endRadiusFraction: 1)
    _ = EllipticalGradient.ellipticalGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startRadiusFraction: 1,
      endRadiusFraction: 1)
    _ = AngularGradient.angularGradient(
      Gradient(colors: [.red, .blue]), center: .center, startAngle: .degrees(45),
      endAngle: .degrees(45))
    _ = AngularGradient.angularGradient(
      colors: [.red], center: .center, startAngle: .degrees(45), endAngle: .degrees(45))
    _ = AngularGradient.angularGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startAngle: .degrees(45),
      endAngle: .degrees(45))
    _ = AngularGradient.conicGradient(
      Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(45))
    _ = AngularGradient.conicGradient(colors: [.red], center: .center, angle: .degrees(45))
    _ = AngularGradient.conicGradient(
      stops: [.init(color: .red, location: 0)], center: .center, angle: .degrees(45))
  }

  static func shapeStyleOverloads() {
    _ = LinearGradient.linearGradient(Color.red.gradient, startPoint: .center, endPoint: .center)
    _ = RadialGradient.radialGradient(
      Color.red.gradient, center: .center, startRadius: 1, endRadius: 1)
    _ = EllipticalGradient.ellipticalGradient(
      Color.red.gradient, center: .center, startRadiusFraction: 1, endRadiusFraction: 1)
    _ = AngularGradient.angularGradient(
      Color.red.gradient, center: .center, startAngle: .degrees(45), endAngle: .degrees(45))
    _ = AngularGradient.conicGradient(Color.red.gradient, center: .center, angle: .degrees(45))
  }
}
