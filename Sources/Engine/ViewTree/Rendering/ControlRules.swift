/// The rules that draw the browser's own controls; see ``ControlLook``.
enum ControlRules {
  /// Buttons, switches, fields and choices.
  static let inputs = """
    input:disabled,select:disabled,textarea:disabled{opacity:1;cursor:default}
    button:enabled:active{opacity:.5}
    .c-switch{position:relative;flex:none;border-radius:16px;\
    background:light-dark(rgb(120 120 128/.16),rgb(120 120 128/.32));transition:background .2s}
    .c-switch::before{content:"";position:absolute;inset-block:2px;inset-inline-start:2px;\
    width:27px;border-radius:50%;background:#fff;\
    box-shadow:0 3px 8px rgb(0 0 0/.15),0 1px 1px rgb(0 0 0/.16);transition:translate .2s}
    .c-switch:checked{background:currentColor}
    .c-switch:checked::before{translate:20px}
    .c-switch:checked:dir(rtl)::before{translate:-20px}
    .c-check,.c-radio{flex:none;border:1.5px solid light-dark(#c6c6c8,#545458);border-radius:4px;\
    display:grid;place-items:center}
    .c-radio{border-radius:50%}
    .c-check:checked{border-color:var(--accent);background:var(--accent)}
    .c-radio:checked{border:6px solid var(--accent)}
    .c-check:checked::before,.c-wheel:checked::before{content:"";width:11px;height:9px;\
    background:#fff;clip-path:polygon(0 52%,13% 37%,36% 64%,86% 2%,100% 15%,37% 93%)}
    .c-wheel{flex:none;display:grid;place-items:center}
    .c-wheel:checked::before{width:15px;height:13px;background:var(--accent)}
    .c-cover{position:absolute;inset:0;width:100%;height:100%;opacity:0}
    label:has(>.c-cover:focus-visible),label:has(>.c-segment:focus-visible){\
    outline:var(--ring,2px) solid var(--accent);outline-offset:2px}
    .c-field,.c-editor{width:100%;min-width:0;resize:none}
    textarea.c-field{field-sizing:content;display:block}
    .c-field:focus,.c-editor:focus,.c-search:focus{outline:0!important}
    .c-field::placeholder{color:light-dark(rgb(60 60 67/.3),rgb(235 235 245/.3));opacity:1}
    .c-round{padding:5px 7px;border:1px solid light-dark(#d1d1d6,#3a3a3c);border-radius:6px;\
    background:light-dark(#fff,#1c1c1e)}
    .c-round:focus{border-color:var(--accent)}
    .c-editor{height:100%;min-height:2lh;padding:8px 5px}
    .c-search{padding-inline:32px 10px;border-radius:10px;\
    background:light-dark(rgb(118 118 128/.12),rgb(118 118 128/.24)) no-repeat left 9px center/16px \
    url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' \
    stroke='%238e8e93' stroke-width='1.7' stroke-linecap='round'%3E%3Ccircle cx='6.8' cy='6.8' r='5'/%3E%3Cpath \
    d='m10.6 10.6 4 4'/%3E%3C/svg%3E")}
    .c-search:dir(rtl){background-position:right 9px center}
    .c-search::-webkit-search-cancel-button{appearance:none;width:16px;height:16px;margin-inline-end:-3px;\
    background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle \
    cx='8' cy='8' r='7.5' fill='%238e8e93'/%3E%3Cpath d='m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2' stroke='%23fff' \
    stroke-width='1.4' stroke-linecap='round'/%3E%3C/svg%3E")}
    .c-select{max-width:100%;field-sizing:content;text-align:end;padding-inline-end:20px;text-overflow:ellipsis;\
    background:no-repeat right center/12px 16px url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' \
    viewBox='0 0 12 16' fill='none' stroke='%238e8e93' stroke-width='1.8' stroke-linecap='round' \
    stroke-linejoin='round'%3E%3Cpath d='M2.5 6 6 2.5 9.5 6M2.5 10 6 13.5 9.5 10'/%3E%3C/svg%3E")}
    .c-select:dir(rtl){background-position:left center}
    .c-select option{color:FieldText;background:Field}
    .c-segment{width:100%;height:100%;border-radius:7px}
    .c-segment:checked{background:light-dark(#fff,#636366);\
    box-shadow:0 3px 8px rgb(0 0 0/.12),0 1px 1px rgb(0 0 0/.06)}
    .c-date{position:relative;padding:6px 11px;border-radius:6px;\
    background:light-dark(rgb(118 118 128/.12),rgb(118 118 128/.24))}
    label>.c-date{flex-shrink:1!important;min-width:4em!important}
    label:has(>.c-date)>:not(input){overflow-wrap:break-word;min-width:min-content}
    .c-date::-webkit-calendar-picker-indicator{position:absolute;inset:0;width:auto;height:auto;opacity:0}
    .c-day{width:100%;height:100%;border-radius:50%}
    .c-day:checked{background:color-mix(in srgb,var(--accent) 15%,transparent)}
    .c-of-day:has(.c-day:checked) span{color:var(--accent);font-weight:600}
    .c-today:has(.c-day:checked) span{color:#fff}
    .c-today .c-day:checked{background:var(--accent)}
    .c-color{border-radius:50%;overflow:hidden}
    .c-color::-webkit-color-swatch-wrapper{padding:0}
    .c-color::-webkit-color-swatch{border:2px solid light-dark(#fff,#3a3a3c);border-radius:50%;\
    box-shadow:0 0 0 1px light-dark(#c6c6c8,#545458)}
    .c-color::-moz-color-swatch{border:2px solid light-dark(#fff,#3a3a3c);border-radius:50%}
    .c-files{max-width:100%;color:inherit}
    .c-files::file-selector-button{margin-inline-end:12px;padding:10px 16px;border:0;border-radius:10px;\
    background:var(--accent);color:#fff;font:inherit;font-weight:600}

    """

  /// Sliders, progress and gauges.
  static let values = """
    .c-slider{min-width:0;width:100%;background:linear-gradient(var(--accent) 0 0) 0 50% no-repeat}
    .c-slider:dir(rtl){background-position:100% 50%}
    .c-slider::-webkit-slider-runnable-track{height:4px;border-radius:2px;\
    background:light-dark(rgb(120 120 128/.2),rgb(120 120 128/.36))}
    .c-slider::-webkit-slider-thumb{appearance:none;width:27px;height:27px;margin-block-start:-11.5px;\
    border-radius:50%;background:#fff;box-shadow:0 .5px 4px rgb(0 0 0/.12),0 6px 13px rgb(0 0 0/.12)}
    .c-slider::-moz-range-track{height:4px;border-radius:2px;\
    background:light-dark(rgb(120 120 128/.2),rgb(120 120 128/.36))}
    .c-slider::-moz-range-thumb{width:27px;height:27px;border-radius:50%;background:#fff;\
    box-shadow:0 .5px 4px rgb(0 0 0/.12),0 6px 13px rgb(0 0 0/.12)}
    .c-bar,.c-gauge{appearance:none;display:block;width:100%;min-width:0;overflow:hidden;\
    border-radius:2px;background:light-dark(rgb(120 120 128/.2),rgb(120 120 128/.36))}
    .c-bar::-webkit-progress-bar,.c-gauge::-webkit-meter-bar{background:none;border:0;border-radius:0;\
    height:100%}
    .c-bar::-webkit-progress-value{background:var(--accent);border-radius:2px}
    .c-bar::-moz-progress-bar,.c-gauge::-moz-meter-bar{background:var(--accent)}
    .c-gauge{position:relative}
    .c-gauge::-webkit-meter-bar{position:absolute;inset:0}
    .c-gauge::-webkit-meter-inner-element{display:block;height:100%}
    .c-gauge::-webkit-meter-optimum-value{background:var(--accent);border-radius:2px}
    .c-ring{flex:none;border-radius:50%;mask:radial-gradient(closest-side,#0000 78%,#000 80%)}
    .c-spinner{flex:none;border-radius:50%;\
    background:repeating-conic-gradient(from -8deg,currentColor 0 16deg,#0000 0 45deg);\
    mask:conic-gradient(rgb(0 0 0/.25),#000) intersect,\
    radial-gradient(closest-side,#0000 44%,#000 47%);animation:c-turn 1s steps(8) infinite}
    @keyframes c-turn{to{rotate:1turn}}

    """
}
