public import Foundation

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = Int(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = Int8(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = Int16(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = Int32(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = Int64(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = UInt(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = UInt8(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = UInt16(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = UInt32(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, let value = UInt64(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self = Double(number)
  }
}

extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self = Float(number)
  }
}

extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public var _datum: PlotDatum { .number(Double(self)) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self = CGFloat(number)
  }
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _datum: PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: PlotDatum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self = Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _datum: PlotDatum { .date(timeIntervalSinceReferenceDate) }
  public init?(_datum: PlotDatum) {
    guard case .date(let seconds) = _datum else { return nil }
    self = Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _datum: PlotDatum { .category(self) }
  public init?(_datum: PlotDatum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}
