import Foundation

/// The words for how far two dates are apart.
enum TimeDistance {
  /// The two largest units: `2 hours, 23 minutes`.
  static func words(from start: Date, to end: Date, in surroundings: TextSurroundings) -> String {
    let (large, small) = units(between: start, and: end, surroundings.calendar)
    let parts = [large, small].compactMap { $0 }.map { text($0, in: surroundings) }
    return parts.joined(separator: isSeparatedByComma(surroundings) ? ", " : " ")
  }

  /// The largest unit with its direction: `+2 hours`.
  static func offset(of date: Date, from now: Date, in surroundings: TextSurroundings) -> String {
    let (large, _) = units(between: date, and: now, surroundings.calendar)
    return (date < now ? "-" : "+") + text(large, in: surroundings)
  }

  /// `36:59:01`, or `2:05` for less than an hour.
  static func clock(
    _ seconds: TimeInterval, showsHours: Bool, in surroundings: TextSurroundings
  ) -> String {
    let whole = seconds.isFinite ? Int64(min(max(seconds, 0), 1e12)) : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && whole >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(whole).formatted(
      .time(pattern: pattern).locale(surroundings.locale))
  }

  private enum Unit { case year, month, week, day, hour, minute, second }

  /// The largest unit that there is at least one of, and the next if there is one of it.
  private static func units(
    between a: Date, and b: Date, _ calendar: Calendar
  ) -> ((Int, Unit), (Int, Unit)?) {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(a, b), to: max(a, b))
    let days = parts.day ?? 0
    let all: [(Int, Unit)] = [
      (parts.year ?? 0, .year), (parts.month ?? 0, .month), (days / 7, .week), (days % 7, .day),
      (parts.hour ?? 0, .hour), (parts.minute ?? 0, .minute), (parts.second ?? 0, .second),
    ]
    guard let first = all.firstIndex(where: { $0.0 > 0 }) else { return ((0, .second), nil) }
    let next = first + 1
    return (all[first], next < all.count && all[next].0 > 0 ? all[next] : nil)
  }

  private static func text(_ part: (Int, Unit), in surroundings: TextSurroundings) -> String {
    let (count, unit) = part
    let seconds: Int
    let allowed: Duration.UnitsFormatStyle.Unit
    switch unit {
    case .year, .month: return calendarUnit(count, unit, in: surroundings)
    case .week: (seconds, allowed) = (604_800, .weeks)
    case .day: (seconds, allowed) = (86_400, .days)
    case .hour: (seconds, allowed) = (3600, .hours)
    case .minute: (seconds, allowed) = (60, .minutes)
    case .second: (seconds, allowed) = (1, .seconds)
    }
    return Duration.seconds(count * seconds).formatted(
      .units(allowed: [allowed], width: .wide).locale(surroundings.locale))
  }

  /// Durations have no months or years, so the words for them are the engine's own.
  private static func calendarUnit(
    _ count: Int, _ unit: Unit, in surroundings: TextSurroundings
  ) -> String {
    let language = surroundings.locale.language.languageCode?.identifier ?? "en"
    let names = CalendarUnitNames.names[language] ?? CalendarUnitNames.english
    let forms = unit == .year ? names.year : names.month
    let category = PluralRule.category(Double(count), language: language)
    let number = count.formatted(.number.locale(surroundings.locale))
    let name = forms[category] ?? forms[.other] ?? ""
    return names.isSpaced ? "\(number) \(name)" : number + name
  }

  private static func isSeparatedByComma(_ surroundings: TextSurroundings) -> Bool {
    let language = surroundings.locale.language.languageCode?.identifier
    return language != "ja" && language != "zh" && language != "ko"
  }
}

/// The words for months and years after a number.
private struct CalendarUnitNames {
  let year: [PluralCategory: String]
  let month: [PluralCategory: String]
  var isSpaced = true

  static let english = CalendarUnitNames(
    year: [.one: "year", .other: "years"], month: [.one: "month", .other: "months"])

  static let names: [String: CalendarUnitNames] = [
    "en": english,
    "de": CalendarUnitNames(
      year: [.one: "Jahr", .other: "Jahre"], month: [.one: "Monat", .other: "Monate"]),
    "fr": CalendarUnitNames(
      year: [.one: "an", .other: "ans"], month: [.one: "mois", .other: "mois"]),
    "es": CalendarUnitNames(
      year: [.one: "año", .other: "años"], month: [.one: "mes", .other: "meses"]),
    "it": CalendarUnitNames(
      year: [.one: "anno", .other: "anni"], month: [.one: "mese", .other: "mesi"]),
    "pt": CalendarUnitNames(
      year: [.one: "ano", .other: "anos"], month: [.one: "mês", .other: "meses"]),
    "nl": CalendarUnitNames(
      year: [.one: "jaar", .other: "jaar"], month: [.one: "maand", .other: "maanden"]),
    "sv": CalendarUnitNames(
      year: [.one: "år", .other: "år"], month: [.one: "månad", .other: "månader"]),
    "ru": CalendarUnitNames(
      year: [.one: "год", .few: "года", .many: "лет", .other: "года"],
      month: [.one: "месяц", .few: "месяца", .many: "месяцев", .other: "месяца"]),
    "pl": CalendarUnitNames(
      year: [.one: "rok", .few: "lata", .many: "lat", .other: "roku"],
      month: [.one: "miesiąc", .few: "miesiące", .many: "miesięcy", .other: "miesiąca"]),
    "ja": CalendarUnitNames(year: [.other: "年"], month: [.other: "か月"], isSpaced: false),
    "zh": CalendarUnitNames(year: [.other: "年"], month: [.other: "个月"], isSpaced: false),
    "ko": CalendarUnitNames(year: [.other: "년"], month: [.other: "개월"], isSpaced: false),
    "ar": CalendarUnitNames(
      year: [.one: "سنة", .two: "سنتان", .few: "سنوات", .many: "سنة", .other: "سنة"],
      month: [.one: "شهر", .two: "شهران", .few: "أشهر", .many: "شهرًا", .other: "شهر"]),
    "he": CalendarUnitNames(
      year: [.one: "שנה", .two: "שנים", .other: "שנים"],
      month: [.one: "חודש", .two: "חודשיים", .other: "חודשים"]),
  ]
}
