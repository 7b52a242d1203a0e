/// What SwiftUI's own controls say, in the languages that they say it in.
///
/// A table of strings as an app's own, which is found without a file. What is in none of the languages is English.
package enum SystemWords {
  /// The name of the table.
  static let table = "-system"

  /// The languages of ``all``, in their order, behind English.
  private static let languages = ["de", "fr", "es", "zh", "ja", "ar"]

  package static let all: [String: [String]] = [
    "Back": ["Zurück", "Retour", "Atrás", "返回", "戻る", "رجوع"],
    "Cancel": ["Abbrechen", "Annuler", "Cancelar", "取消", "キャンセル", "إلغاء"],
    "Check the spelling or try a new search.": [
      "Prüfe die Schreibweise oder versuche eine neue Suche.",
      "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
      "Comprueba la ortografía o prueba una búsqueda nueva.", "请检查拼写或尝试新的搜索。",
      "スペルを確認するか、新しい検索をお試しください。", "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
    ],
    "Close": ["Schließen", "Fermer", "Cerrar", "关闭", "閉じる", "إغلاق"],
    "Connection lost. Trying again…": [
      "Verbindung verloren. Neuer Versuch …", "Connexion perdue. Nouvelle tentative…",
      "Se ha perdido la conexión. Reintentando…", "连接已断开，正在重试…", "接続が切れました。再接続中…",
      "انقطع الاتصال. جارٍ إعادة المحاولة…",
    ],
    "Delete": ["Löschen", "Supprimer", "Eliminar", "删除", "削除", "حذف"],
    "Done": ["Fertig", "Terminé", "Listo", "完成", "完了", "تم"],
    "Edit": ["Bearbeiten", "Modifier", "Editar", "编辑", "編集", "تحرير"],
    "Height": ["Höhe", "Hauteur", "Altura", "高度", "高さ", "الارتفاع"],
    "Loading": ["Wird geladen", "Chargement", "Cargando", "正在载入", "読み込み中", "جارٍ التحميل"],
    "Month": ["Monat", "Mois", "Mes", "月", "月", "الشهر"],
    "Move": ["Bewegen", "Déplacer", "Mover", "移动", "移動", "نقل"],
    "Next Month": ["Nächster Monat", "Mois suivant", "Mes siguiente", "下个月", "翌月", "الشهر التالي"],
    "No Results": [
      "Keine Ergebnisse", "Aucun résultat", "Sin resultados", "无结果", "結果なし", "لا توجد نتائج",
    ],
    "No Results for “%@”": [
      "Keine Ergebnisse für „%@“", "Aucun résultat pour « %@ »", "Sin resultados para «%@»",
      "没有“%@”的结果",
      "“%@”の結果なし", "لا توجد نتائج لـ “%@”",
    ],
    "Nothing is here": [
      "Hier ist nichts", "Il n’y a rien ici", "Aquí no hay nada", "这里什么也没有", "ここには何もありません",
      "لا يوجد شيء هنا",
    ],
    "OK": ["OK", "OK", "Aceptar", "好", "OK", "موافق"],
    "Only pages of this server may do that": [
      "Das dürfen nur Seiten dieses Servers", "Seules les pages de ce serveur y sont autorisées",
      "Solo pueden hacerlo las páginas de este servidor", "只有此服务器的页面可以这样做",
      "このサーバのページだけが行えます", "هذا متاح لصفحات هذا الخادم فقط",
    ],
    "Page %@ of %@": [
      "Seite %@ von %@", "Page %@ sur %@", "Página %@ de %@", "第 %@ 页，共 %@ 页", "%@/%@ページ",
      "صفحة %@ من %@",
    ],
    "Pages": ["Seiten", "Pages", "Páginas", "页面", "ページ", "صفحات"],
    "Paste": ["Einsetzen", "Coller", "Pegar", "粘贴", "ペースト", "لصق"],
    "Previous Month": [
      "Vorheriger Monat", "Mois précédent", "Mes anterior", "上个月", "前月", "الشهر السابق",
    ],
    "Refresh": ["Aktualisieren", "Actualiser", "Actualizar", "刷新", "更新", "تحديث"],
    "Refreshing": [
      "Wird aktualisiert", "Actualisation", "Actualizando", "正在刷新", "更新中", "جارٍ التحديث",
    ],
    "Request": ["Anfrage", "Requête", "Solicitud", "请求", "リクエスト", "الطلب"],
    "Rows": ["Zeilen", "Lignes", "Filas", "行", "行", "صفوف"],
    "Scope": ["Bereich", "Portée", "Ámbito", "范围", "範囲", "نطاق"],
    "Search": ["Suchen", "Rechercher", "Buscar", "搜索", "検索", "بحث"],
    "Share…": ["Teilen …", "Partager…", "Compartir…", "共享…", "共有…", "مشاركة…"],
    "Slider": ["Schieberegler", "Curseur", "Regulador", "滑块", "スライダ", "شريط تمرير"],
    "Tabs": ["Tabs", "Onglets", "Pestañas", "标签页", "タブ", "علامات تبويب"],
    "Something went wrong. The page was loaded again.": [
      "Etwas ist schiefgegangen. Die Seite wurde neu geladen.",
      "Un problème est survenu. La page a été rechargée.",
      "Algo ha fallado. La página se ha vuelto a cargar.", "出现问题，页面已重新载入。",
      "問題が起きたため、ページを再読み込みしました。", "حدث خطأ ما. أُعيد تحميل الصفحة.",
    ],
    "That didn’t work: something went wrong.": [
      "Das hat nicht geklappt: Etwas ist schiefgegangen.",
      "Cela n’a pas fonctionné : un problème est survenu.",
      "No ha funcionado: algo ha fallado.", "操作未成功：出现问题。", "うまくいきませんでした。問題が起きました。",
      "لم ينجح ذلك: حدث خطأ ما.",
    ],
    "The address is too long": [
      "Die Adresse ist zu lang", "L’adresse est trop longue", "La dirección es demasiado larga",
      "地址太长", "アドレスが長すぎます", "العنوان طويل جدًا",
    ],
    "The page can’t be shown": [
      "Die Seite kann nicht angezeigt werden", "La page ne peut pas être affichée",
      "No se puede mostrar la página", "无法显示此页面", "ページを表示できません", "تعذر عرض الصفحة",
    ],
    "The server has started again": [
      "Der Server wurde neu gestartet", "Le serveur a redémarré", "El servidor se ha reiniciado",
      "服务器已重新启动", "サーバが再起動しました", "أُعيد تشغيل الخادم",
    ],
    "The server is busy": [
      "Der Server ist ausgelastet", "Le serveur est occupé", "El servidor está ocupado", "服务器繁忙",
      "サーバが混み合っています", "الخادم مشغول",
    ],
    "Too many pages are open": [
      "Es sind zu viele Seiten offen", "Trop de pages sont ouvertes",
      "Hay demasiadas páginas abiertas", "打开的页面过多", "開いているページが多すぎます",
      "عدد كبير جدًا من الصفحات مفتوح",
    ],
    "The app was started again.": [
      "Die App wurde neu gestartet.", "L’app a été relancée.", "La app se ha reiniciado.",
      "应用已重新启动。", "アプリが再起動しました。", "أُعيد تشغيل التطبيق.",
    ],
    "The page was loaded again.": [
      "Die Seite wurde neu geladen.", "La page a été rechargée.",
      "La página se ha vuelto a cargar.", "页面已重新载入。", "ページを再読み込みしました。",
      "أُعيد تحميل الصفحة.",
    ],
    "Time": ["Uhrzeit", "Heure", "Hora", "时间", "時刻", "الوقت"],
    "Try a new search.": [
      "Versuche eine neue Suche.", "Lancez une nouvelle recherche.", "Prueba una búsqueda nueva.",
      "请尝试新的搜索。",
      "新しい検索をお試しください。", "جرّب بحثًا جديدًا.",
    ],
    "Year": ["Jahr", "Année", "Año", "年", "年", "السنة"],
  ]

  /// What is said for an English text in a language.
  ///
  /// - Parameter language: A BCP 47 tag or a locale's identifier.
  package static func text(_ english: String, in language: String) -> String {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    guard let index = languages.firstIndex(of: code), let texts = all[english] else {
      return english
    }
    return texts[index]
  }
}

extension Text {
  /// Something that a control of ours says.
  init(system key: LocalizedStringKey) { self.init(key, tableName: SystemWords.table) }
}

extension EnvironmentValues {
  /// Something that a control of ours says, with its arguments, for an attribute.
  func systemWord(_ english: String, _ arguments: String...) -> String {
    let parts = SystemWords.text(english, in: (style.localization ?? .standard).identifier)
      .split(separator: "%@", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for (argument, part) in zip(arguments, parts.dropFirst()) { result += argument + part }
    return result
  }
}
