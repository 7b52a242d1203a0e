/// A rule of Lighthouse's that can be checked in a page: its name there, and a script that gives what breaks it, as
/// texts.
struct AuditRule {
  let name: String
  let script: String

  /// The rules, in the order of `Documentation/Audit.md`.
  static let all = [
    // Performance
    AuditRule(
      name: "layout-shifts",
      script: """
        new Promise(done => {
          let sum = 0;
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => done(sum > 0.1 ? ['shift of ' + sum] : []), 100));
        })
        """),
    AuditRule(
      name: "render-blocking-resources",
      script: """
        [...document.querySelectorAll('link[rel=stylesheet], script[src]:not([async]):not([defer]):not([type=module])')]
          .slice(1).map(e => e.outerHTML)
        """),
    AuditRule(
      name: "lcp-lazy-loaded",
      script: """
        (() => {
          const seen = e => {
            const box = e.getBoundingClientRect();
            return box.width * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
          };
          const largest = [...document.images].sort((a, b) => seen(b) - seen(a))[0];
          return largest?.loading == 'lazy' && seen(largest) > 0 ? [largest.src] : [];
        })()
        """),
    AuditRule(
      name: "offscreen-images",
      script: """
        [...document.images].filter(e => e.loading != 'lazy' && e.getBoundingClientRect().top > innerHeight * 3).map(e => e.src)
        """),
    AuditRule(
      name: "dom-size",
      script: """
        (() => {
          const all = [...document.querySelectorAll('*')], found = [];
          const depth = e => e ? 1 + depth(e.parentElement) : 0;
          if (all.length > 1400) found.push(all.length + ' elements');
          if (Math.max(...all.map(depth)) > 32) found.push('too deep');
          if (Math.max(...all.map(e => e.childElementCount)) > 60) found.push('too many children');
          return found;
        })()
        """),
    AuditRule(
      name: "third-party-summary",
      script: """
        performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith('file:') && !n.startsWith('data:'))
        """),
    AuditRule(
      name: "no-document-write",
      script:
        "[...document.scripts].filter(e => e.text.includes('document.write')).map(e => e.outerHTML)"
    ),
    AuditRule(
      name: "viewport",
      script: """
        /width=device-width/.test(document.querySelector('meta[name=viewport]')?.content)
          && !/user-scalable\\s*=\\s*no|maximum-scale/.test(document.querySelector('meta[name=viewport]').content)
          ? [] : ['no viewport']
        """),
    // Best practices
    AuditRule(name: "doctype", script: "document.compatMode == 'CSS1Compat' ? [] : ['quirks']"),
    AuditRule(
      name: "charset",
      script:
        "document.characterSet == 'UTF-8' && document.querySelector('meta[charset]') ? [] : ['none']"
    ),
    AuditRule(
      name: "csp-xss",
      script: """
        (() => {
          const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.content || '';
          const found = [];
          if (!policy.includes("default-src 'none'")) found.push('default-src');
          if (/unsafe-inline|unsafe-eval|script-src[^;]*\\*/.test(policy)) found.push('unsafe');
          if (!policy.includes("base-uri 'none'")) found.push('base-uri');
          return found;
        })()
        """),
    AuditRule(
      name: "image-aspect-ratio",
      script: """
        [...document.images].filter(e => e.naturalWidth > 1 && e.clientWidth > 5 && getComputedStyle(e).objectFit == 'fill'
          && !e.src.endsWith('.svg')
          && Math.abs(e.naturalWidth / e.naturalHeight - e.clientWidth / e.clientHeight) > 0.05 * e.naturalWidth / e.naturalHeight)
          .map(e => e.src)
        """),
    AuditRule(
      name: "image-size-responsive",
      script: """
        [...document.images].filter(e => e.naturalWidth > 1 && !e.src.endsWith('.svg') && !e.closest('[aria-hidden=true]')
          && e.naturalWidth < e.clientWidth * 0.75 * devicePixelRatio && e.naturalHeight < e.clientHeight * 0.75 * devicePixelRatio).map(e => e.src)
        """),
    AuditRule(
      name: "paste-preventing-inputs",
      script:
        "[...document.querySelectorAll('[onpaste], [onclick], [onload]')].map(e => e.outerHTML)"),
    // Search engines
    AuditRule(name: "document-title", script: "document.title.trim() ? [] : ['none']"),
    AuditRule(
      name: "meta-description",
      script: """
        document.querySelector('meta[name=description]')?.content.trim() || document.querySelector('meta[name=robots]') ? [] : ['none']
        """),
    AuditRule(
      name: "canonical",
      script: """
        (() => {
          const links = [...document.querySelectorAll('link[rel=canonical]')].map(e => e.getAttribute('href'));
          const isRight = links.length == 1 && links[0].startsWith('https://example.org/')
            || document.querySelector('meta[name=robots]');
          return isRight ? [] : ['canonical: ' + links];
        })()
        """),
    AuditRule(
      name: "crawlable-anchors",
      script: """
        [...document.querySelectorAll('a')].filter(e => !e.hasAttribute('href') || /^(javascript|file):/.test(e.getAttribute('href'))
          || !e.getAttribute('href')).map(e => e.outerHTML)
        """),
    AuditRule(
      name: "link-text",
      script: """
        [...document.querySelectorAll('a')].filter(e => ['click here', 'here', 'more', 'learn more', 'this', 'link', ''].includes(
          (e.getAttribute('aria-label') || e.textContent || e.querySelector('img')?.alt || '').trim().toLowerCase())).map(e => e.outerHTML)
        """),
    AuditRule(
      name: "font-size",
      script: """
        (() => {
          let small = 0, all = 0;
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const count = walker.currentNode.data.trim().length;
            if (!count || !walker.currentNode.parentElement.checkVisibility()) continue;
            all += count;
            if (parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize) < 12) small += count;
          }
          return small > all * 0.4 ? [small + ' of ' + all] : [];
        })()
        """),
    AuditRule(
      name: "hreflang",
      script: """
        [...document.querySelectorAll('link[hreflang]')].filter(e => {
          try { return !/^https?:/.test(e.getAttribute('href')) || e.hreflang != 'x-default' && !new Intl.Locale(e.hreflang); }
          catch { return true; }
        }).map(e => e.outerHTML)
        """),
    // Accessibility, beside what axe finds
    AuditRule(name: "html-has-lang", script: "document.documentElement.lang ? [] : ['none']"),
    AuditRule(
      name: "target-size",
      script: """
        (() => {
          const all = [...document.querySelectorAll('a[href], button, input')].filter(e => e.checkVisibility() && !e.disabled
            && !e.closest('p') && !e.closest('.skip-link'));
          const box = e => e.getBoundingClientRect();
          const isSmall = e => box(e).width < 24 || box(e).height < 24;
          // One that is smaller needs a circle of 24 points to itself (WCAG 2.2, 2.5.8).
          const gap = (a, b) => Math.hypot(
            Math.max(0, box(b).left - box(a).left - box(a).width / 2, box(a).left + box(a).width / 2 - box(b).right),
            Math.max(0, box(b).top - box(a).top - box(a).height / 2, box(a).top + box(a).height / 2 - box(b).bottom));
          return all.filter(a => isSmall(a) && all.some(b => a != b && !a.contains(b) && !b.contains(a) && gap(a, b) < 12))
            .map(e => e.outerHTML);
        })()
        """),
    AuditRule(
      name: "bypass",
      script:
        "document.querySelector('a[href=\"#content\"]') && document.getElementById('content') ? [] : ['no way past the head']"
    ),
  ]
}
