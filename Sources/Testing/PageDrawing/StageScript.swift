/// What runs in a tab to show pages in frames; the pages themselves run no script.
enum StageScript {
  /// The tab's own document.
  static let document = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <title>Stage</title><style>html,body{margin:0;background:Canvas}
    iframe{position:absolute;top:0;border:0;will-change:transform}</style></head><body></body></html>
    """

  /// A function of a list of `{url, html, x, width, height, boxes}`, which gives a list of
  /// `{width, height, families, boxes}` or `{error}`.
  ///
  /// A page with source comes without a request, which is quicker; the others are asked for. A frame is a layer of its own, so where it stands does not matter to its pixels. It is as high as
  /// its content, found at the window's height. Animations are at their end, those without one at
  /// their start.
  static let show = """
    (frames => {
      const families = (sheet, found, own) => {
        for (const rule of sheet) {
          if (rule.style && rule.style.fontFamily) {
            (rule.type === 5 ? own : found)
              .add(rule.style.fontFamily);
          }
          if (rule.cssRules) families(rule.cssRules, found, own);
        }
      };
      const measure = document => {
        const boxes = [];
        const visit = (element, depth) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('data-testid') || element.id;
          boxes.push([depth, element.localName + (name ? '#' + name : ''), x, y, width, height]);
          for (const child of element.children) visit(child, depth + 1);
        };
        for (const child of document.body.children) visit(child, 0);
        return boxes;
      };
      const settle = async document => {
        await Promise.all([...document.images].map(image => {
          image.loading = 'eager';
          return image.decode().catch(() => {});
        }));
        await document.fonts.ready;
        for (const animation of document.getAnimations()) {
          try { animation.finish(); } catch { animation.pause(); animation.currentTime = 0; }
        }
      };
      const show = async ({ url, html, x, width, height, boxes }) => {
        const frame = document.createElement('iframe');
        frame.sandbox = 'allow-same-origin';
        frame.name = url;
        frame.style.left = x + 'px';
        frame.style.width = width + 'px';
        frame.style.height = height + 'px';
        if (html === null) {
          const loaded = new Promise(done => frame.addEventListener('load', done, { once: true }));
          frame.src = url;
          document.body.append(frame);
          await loaded;
        } else {
          document.body.append(frame);
          frame.contentDocument.open();
          frame.contentDocument.write(html);
          frame.contentDocument.close();
        }
        const page = frame.contentDocument;
        if (!page || !page.body || (html === null && page.location.href !== url)) {
          return { error: 'no document' };
        }
        await settle(page);
        const full = page.scrollingElement;
        if (full.scrollHeight > height) {
          frame.style.height = full.scrollHeight + 'px';
          await settle(page);
        }
        const found = new Set(), own = new Set();
        for (const sheet of page.styleSheets) {
          // Rules of a sheet that did not come can't be read.
          let rules = [];
          try { rules = sheet.cssRules; } catch {}
          families(rules, found, own);
        }
        return {
          width: full.scrollWidth, height: Math.max(height, full.scrollHeight),
          families: [...found], own: [...own], boxes: boxes ? measure(page) : [],
        };
      };
      // What is hidden is laid out but not drawn: one drawing at the end instead of several.
      document.body.style.visibility = 'hidden';
      document.body.replaceChildren();
      return Promise.all(frames.map(show)).finally(() => {
        document.body.style.visibility = 'visible';
      });
    })
    """
}
