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
    "Choose File": [
      "Datei auswählen", "Choisir un fichier", "Elegir un archivo", "选取文件", "ファイルを選択", "اختيار ملف",
    ],
    "Choose Files": [
      "Dateien auswählen", "Choisir des fichiers", "Elegir archivos", "选取文件", "ファイルを選択",
      "اختيار ملفات",
    ],
    "Close": ["Schließen", "Fermer", "Cerrar", "关闭", "閉じる", "إغلاق"],
    "Connection lost. Trying again…": [
      "Verbindung verloren. Neuer Versuch …", "Connexion perdue. Nouvelle tentative…",
      "Se ha perdido la conexión. Reintentando…", "连接已断开，正在重试…", "接続が切れました。再接続中…",
      "انقطع الاتصال. جارٍ إعادة المحاولة…",
    ],
    "Copied": ["Kopiert", "Copié", "Copiado", "已拷贝", "コピーしました", "تم النسخ"],
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
    "Rename": ["Umbenennen", "Renommer", "Renombrar", "重新命名", "名称変更", "إعادة التسمية"],
    "Request": ["Anfrage", "Requête", "Solicitud", "请求", "リクエスト", "الطلب"],
    "Rows": ["Zeilen", "Lignes", "Filas", "行", "行", "صفوف"],
    "Scope": ["Bereich", "Portée", "Ámbito", "范围", "範囲", "نطاق"],
    "Save": ["Sichern", "Enregistrer", "Guardar", "存储", "保存", "حفظ"],
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
  ].merging(symbols) { first, _ in first }

  /// What symbols are called that stand alone on a control.
  private static let symbols: [String: [String]] = [
    "Add": ["Hinzufügen", "Ajouter", "Añadir", "添加", "追加", "إضافة"],
    "Bookmark": ["Lesezeichen", "Signet", "Marcador", "书签", "ブックマーク", "إشارة مرجعية"],
    "Calendar": ["Kalender", "Calendrier", "Calendario", "日历", "カレンダー", "التقويم"],
    "Camera": ["Kamera", "Appareil photo", "Cámara", "相机", "カメラ", "الكاميرا"],
    "Cart": ["Warenkorb", "Panier", "Carrito", "购物车", "カート", "عربة التسوق"],
    "Compose": ["Verfassen", "Écrire", "Redactar", "撰写", "作成", "إنشاء"],
    "Copy": ["Kopieren", "Copier", "Copiar", "拷贝", "コピー", "نسخ"],
    "Favorite": ["Favorit", "Favori", "Favorito", "个人收藏", "よく使う項目", "المفضلة"],
    "Filter": ["Filtern", "Filtrer", "Filtrar", "过滤", "フィルタ", "تصفية"],
    "Forward": ["Vorwärts", "Suivant", "Siguiente", "前进", "進む", "التالي"],
    "Help": ["Hilfe", "Aide", "Ayuda", "帮助", "ヘルプ", "مساعدة"],
    "Hide": ["Ausblenden", "Masquer", "Ocultar", "隐藏", "非表示", "إخفاء"],
    "Home": ["Startseite", "Accueil", "Inicio", "主页", "ホーム", "الرئيسية"],
    "Info": ["Info", "Infos", "Información", "信息", "情報", "معلومات"],
    "Menu": ["Menü", "Menu", "Menú", "菜单", "メニュー", "القائمة"],
    "More": ["Mehr", "Plus", "Más", "更多", "その他", "المزيد"],
    "Options": ["Optionen", "Options", "Opciones", "选项", "オプション", "خيارات"],
    "Pause": ["Pause", "Pause", "Pausar", "暂停", "一時停止", "إيقاف مؤقت"],
    "Play": ["Abspielen", "Lire", "Reproducir", "播放", "再生", "تشغيل"],
    "Profile": ["Profil", "Profil", "Perfil", "个人资料", "プロフィール", "الملف الشخصي"],
    "Redo": ["Wiederholen", "Rétablir", "Rehacer", "重做", "やり直す", "إعادة"],
    "Remove": ["Entfernen", "Retirer", "Quitar", "移除", "取り除く", "إزالة"],
    "Send": ["Senden", "Envoyer", "Enviar", "发送", "送信", "إرسال"],
    "Settings": ["Einstellungen", "Réglages", "Ajustes", "设置", "設定", "الإعدادات"],
    "Share": ["Teilen", "Partager", "Compartir", "共享", "共有", "مشاركة"],
    "Show": ["Einblenden", "Afficher", "Mostrar", "显示", "表示", "إظهار"],
    "Sort": ["Sortieren", "Trier", "Ordenar", "排序", "並べ替え", "ترتيب"],
    "Stop": ["Stopp", "Arrêter", "Detener", "停止", "停止", "إيقاف"],
    "Undo": ["Widerrufen", "Annuler", "Deshacer", "撤销", "取り消す", "تراجع"],
  ]

  /// What is said for an English text in a language.
  ///
  /// - Parameters:
  ///   - english: The text in English.
  ///   - language: A BCP 47 tag or a locale's identifier.
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
