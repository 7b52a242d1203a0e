import ElementTree
import Foundation
import PixelComparing

/// The report's rules that no view can say: pictures as backgrounds, blinking, the slider's edge.
enum ReportStyle {
  /// The rules; a picture is in them once, however often it is shown.
  static func css(_ pictures: [ComparedPictures]) throws(PixelError) -> [UInt8] {
    var css = Array(
      """
      .report-picture{background-size:100% 100%;box-shadow:0 0 0 1px light-dark(#0003,#fff3)}
      .report-reveal{clip-path:inset(0 0 0 var(--report-split,50%))}
      .report-blink{animation:report-blink 1.2s steps(1) infinite}
      @keyframes report-blink{50%{opacity:0}}
      section{overflow-wrap:anywhere}
      .report-slider{max-width:100%}
      @media (max-width:430px){.report-picture{zoom:.9}}
      @media (max-width:800px){.report-pair .report-picture{zoom:.45}}

      """.utf8)
    for (number, pair) in pictures.enumerated() {
      let difference = try PixelComparison.picture(of: pair.old, pair.new)
      for (kind, image) in [("o", pair.old), ("n", pair.new), ("d", difference)] {
        css += ".report-\(kind)\(number){background-image:url(data:image/png;base64,".utf8
        css += [UInt8](Data(try image.png()).base64EncodedData())
        css += ")}\n".utf8
      }
    }
    return css
  }

  /// The report's script: sliders, which are inert on a page without a program, move the edge.
  static let script = Array(
    """
    for (const frame of document.querySelectorAll('.report-slider')) {
      const slider = frame.querySelector('input[type=range]');
      if (!slider) continue;
      const show = () => {
        frame.style.setProperty('--report-split', slider.value + '%');
        slider.style.backgroundSize = slider.value + '% 4px';
      };
      slider.disabled = false;
      slider.addEventListener('input', show);
      show();
    }
    """.utf8)
}
