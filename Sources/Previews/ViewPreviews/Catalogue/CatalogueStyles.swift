/// Rules of the page of previews that views have no words for: what is under the pointer, and what
/// a narrow window leaves out.
///
/// No selector is a class alone, since the client would take it for a rule of the views.
enum CatalogueStyles {
  static let text = """
    :root .p-outlines *{outline:1px solid rgb(255 45 85/.6);outline-offset:-1px}
    :root .p-tools{flex-wrap:wrap}
    :root .p-row:hover,:root .p-button:hover{\
    background-color:light-dark(rgb(0 0 0/.05),rgb(255 255 255/.08));border-radius:6px}
    :root .p-chip:hover{filter:brightness(.94)}
    :root .p-link:hover{text-decoration:underline}
    :root .p-copy,:root .p-picture,:root .p-alone{border-radius:6px}
    :root .p-copy:hover,:root .p-picture:hover,:root .p-alone:hover{\
    background-color:light-dark(rgb(0 0 0/.06),rgb(255 255 255/.1))}
    :root .p-copy.p-done::after{content:"Copied";position:absolute;font-size:.6875rem;\
    padding:3px 7px;border-radius:6px;translate:0 26px;color:#fff;background:#1c1c1e;z-index:5}
    :root .p-flow{flex-wrap:wrap;row-gap:20px;justify-content:flex-start!important;\
    width:auto!important;min-width:0!important;justify-self:stretch!important}\
    :root :has(>.p-flow){height:auto!important;align-items:start!important}
    @media (hover:hover){:root .p-links{opacity:0}\
    :root .p-case:hover .p-links,:root .p-links:focus-within{opacity:1}}
    :root .p-field ::placeholder{color:light-dark(#5c5d63,#a6a6ac)}
    :root .p-busy{opacity:.4}
    :root .p-controls{position:sticky;inset-block-end:0;z-index:1}
    :root .p-symbol{overflow-wrap:anywhere;min-width:0;max-width:100%}
    :root .p-off{opacity:0}
    :root .p-row:hover .p-off,:root .p-chosen:hover .p-off,:root .p-off:focus-visible{opacity:1}
    :root .p-field:focus-within{outline:2px solid var(--accent)}
    :root .p-field input:focus-visible{outline:0!important}
    :root nav :focus-visible{outline-offset:-2px!important}
    :root .p-chosen :focus-visible{outline-color:#fff!important}
    :root .p-card{border-radius:10px;overflow:hidden;\
    box-shadow:0 0 0 1px light-dark(rgb(0 0 0/.1),rgb(255 255 255/.16)),0 6px 20px rgb(0 0 0/.08)}
    @media (min-width:901px){:root .p-narrow,:root .p-toggled,:root .p-toggled+.p-rule{display:none!important}}
    @media (max-width:900px){:root .p-usual,:root .p-rule{display:none!important}\
    :root .p-toggled{position:fixed!important;inset-block:0;inset-inline-start:0;z-index:20;\
    box-shadow:0 0 40px rgb(0 0 0/.3)}}
    @media (max-width:1150px){\
    :root .p-panel{position:fixed!important;inset-inline:0;inset-block-end:0;width:auto!important;\
    height:46vh!important;z-index:10;box-shadow:0 0 30px rgb(0 0 0/.25)}}
    @media (min-width:1151px){:root .p-panel{\
    border-inline-start:1px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}}

    """

  /// Rules of the pages of a catalogue without a server: small pictures grow with the window, what is
  /// wider than the window is moved in its own frame.
  static let ofPages = """
    :root .p-wide>*{flex:none;max-width:100%}
    :root .p-card{max-width:100%;overflow:auto hidden}
    :root .p-thumb{overflow:hidden}
    :root .p-tile:hover .p-thumb,:root .p-tile:focus-within .p-thumb{\
    box-shadow:0 0 0 2px var(--accent),0 6px 20px rgb(0 0 0/.12)}
    @media (min-width:701px){:root .p-thumb{zoom:1.4}}
    @media (max-width:500px){:root .p-ways{flex-wrap:wrap}\
    :root .p-wide{padding-inline:0!important}:root .p-wide .p-card{border-radius:0}\
    :root .p-wide .p-words{padding-inline:24px}}

    """
}
