/// The rules for readers who have asked their system for more contrast, or for colours of its own.
enum SettingRules {
  static let text = contrast + colors

  private static let contrast = """
    @media (prefers-contrast:more){:root{--accent:light-dark(#0040a8,#7cc0ff)}\
    .c-check,.c-radio,.c-round{border-color:currentColor}\
    .c-switch,.c-search,.c-date{box-shadow:inset 0 0 0 1px currentColor}\
    .l-line::after{border-block-end:1px solid}\
    .n-bar::before,.n-top::before,.n-foot,.t-bar,.m-items,dialog.d-alert,dialog.d-actions,.d-card{\
    background:light-dark(#fff,#000);backdrop-filter:none}\
    .n-foot,.t-bar{border-block-start:1px solid}\
    .m-items,dialog.d-alert,dialog.d-actions,dialog.d-popover,dialog.d-sheet{border:1px solid}}

    """

  /// Where the system chooses colours it takes backgrounds and shadows away, which say what is on.
  ///
  /// A selector that a browser doesn't know makes the whole list nothing, so those of parts stand alone.
  private static let colors = """
    @media (forced-colors:active){\
    .c-switch,.c-check,.c-radio,.c-segment,.c-date,.c-search,.c-round,.c-editor,.c-bar,.c-gauge,.m-items,\
    dialog.d-alert,dialog.d-actions,dialog.d-popover,dialog.d-sheet{border:1px solid ButtonText}\
    .c-switch::before,.c-wheel:checked::before{background:ButtonText;forced-color-adjust:none}\
    .c-slider::-webkit-slider-runnable-track{background:ButtonText;forced-color-adjust:none}\
    .c-slider::-moz-range-track{background:ButtonText;forced-color-adjust:none}\
    .c-switch:checked,.c-check:checked,.c-radio:checked,.c-segment:checked{background:Highlight;\
    border-color:Highlight;forced-color-adjust:none}\
    .c-bar::-webkit-progress-value{background:Highlight;forced-color-adjust:none}\
    .c-gauge::-webkit-meter-optimum-value{background:Highlight;forced-color-adjust:none}\
    .c-bar::-moz-progress-bar{background:Highlight;forced-color-adjust:none}\
    .c-gauge::-moz-meter-bar{background:Highlight;forced-color-adjust:none}\
    .c-switch:checked::before,.c-check:checked::before{background:HighlightText;forced-color-adjust:none}\
    .c-slider{background-image:linear-gradient(Highlight 0 0);forced-color-adjust:none}\
    .c-slider::-webkit-slider-thumb{background:ButtonFace;border:2px solid ButtonText}\
    .c-slider::-moz-range-thumb{background:ButtonFace;border:2px solid ButtonText}\
    .c-spinner,.c-ring{forced-color-adjust:none;color:CanvasText}\
    label:has(>.c-segment:checked){color:HighlightText;forced-color-adjust:none}\
    .t-bar>label:has(>input:checked){color:Highlight;forced-color-adjust:none;text-decoration:underline}\
    .n-bar{border-block-end:1px solid}.n-foot,.t-bar{border-block-start:1px solid}\
    .l-line::after{border-block-end:1px solid}}

    """
}
