import ElementTree

/// The rules that every page has: a reset, what the reader's settings change, native controls.
///
/// Views' own classes come after it, so they win at equal weight. Lengths that are text are in
/// `rem`, so a page follows the reader's text size.
package enum BaseStylesheet {
  /// The version that snapshots name; it changes with the rules.
  package static let version = 2

  /// The class of what is as high as the window, since something before a scroll view in it stands still.
  static let screenClass = "screen"

  package static let text =
    reset + DocumentFrame.rules + ControlRules.inputs + ControlRules.values + FittedLineRules.text
    + ContainerRules.text + SettingRules.text

  private static let reset = """
    :root{color-scheme:light dark;--accent:light-dark(#0062c4,#409cff);\
    --hair:1px;\
    interpolate-size:allow-keywords}
    @media (min-resolution:2dppx){:root{--hair:.5px}}
    @media (min-resolution:3dppx){:root{--hair:.334px}}
    :root:has(.only-light){color-scheme:light}
    :root:has(.only-dark){color-scheme:dark}
    .s-light{color-scheme:light;color:#000}
    .s-dark{color-scheme:dark;color:#fff}
    *,::before,::after{box-sizing:border-box;margin:0;padding:0;border:0 solid}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:anywhere}
    body{font:1.0625rem/1.375rem system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    color:light-dark(#000,#fff);background:light-dark(#fff,#000);min-height:100vh;\
    min-height:100dvh;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;\
    padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) \
    env(safe-area-inset-left)}
    body:has(.screen):not(:has(dialog .screen)){height:100vh;height:100dvh}
    h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit}
    ul,ol{list-style:none}
    a{color:inherit;text-decoration:none}
    p a,span>a{color:var(--accent)}
    img,svg{display:block;flex:none}
    span>svg,p>svg{display:inline-block;vertical-align:-.125em}
    button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;\
    background:none;border-radius:0;appearance:none;text-align:inherit}
    button,a,label,summary{cursor:pointer;touch-action:manipulation;-webkit-tap-highlight-color:transparent}
    button:disabled{cursor:default}
    summary{list-style:none}
    summary::-webkit-details-marker{display:none}
    dialog{color:inherit;background:light-dark(#fff,#1c1c1e);max-width:none;max-height:none}
    [hidden]{display:none!important}
    :focus-visible{outline:var(--ring,2px) solid var(--accent)!important;outline-offset:2px!important}
    .t-lines::before,.t-lines::after{content:"";display:table}
    .t-lines::before{margin-block-end:calc(var(--line-gap)/-2)}
    .t-lines::after{margin-block-start:calc(var(--line-gap)/-2)}
    .z>*{grid-area:1/1;z-index:0}
    .over,.over *{pointer-events:none}
    .over :is(p,h1,h2,h3,h4,h5,h6,span,time,td,th,img,svg,a,button,label,input,select,textarea,\
    summary,progress,meter,canvas,video,iframe,dialog,[popover]){pointer-events:auto}
    .off,.off *{pointer-events:none!important}
    @media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;\
    animation-iteration-count:1!important;transition-duration:.01ms!important;\
    scroll-behavior:auto!important}}
    @media print{body{background:none}}

    """
}
