import ElementTree
import LivePages

/// The module that attaches the pages of the catalogue: the client of live pages, and what only a page of
/// previews does.
enum CatalogueScript {
  /// The modules that pages may run, the one that they name first.
  static let all: [LiveScript] = {
    let client = LiveScript.client
    let live = client.first.map { "/-/\($0.name)?\($0.hash)" } ?? "/-/live.js"
    let text = source.replacing("'LIVE'", with: "'\(live)'")
    let hash = String(StableHash.of(text.utf8), radix: 16)
    return [LiveScript(name: "previews.js", hash: hash, text: Array(text.utf8))] + client
  }()

  private static let source = #"""
    // The page of previews: keys, what is copied, what is measured, what flashes.
    //
    // A card asks the page around it at the moment of use, so that nothing has to be loaded anew when
    // the reader wants something else.
    import 'LIVE';

    const closest = (event, selector) => event.target instanceof Element ? event.target.closest(selector) : null;

    // MARK: The page around

    const rows = () => [...document.querySelectorAll('nav [data-testid^="preview:"], nav [data-testid^="folder:"]')];

    const move = (by) => {
      const all = rows(), at = all.indexOf(document.activeElement);
      (at < 0 ? all[by < 0 ? all.length - 1 : 0] : all[at + by])?.focus();
    };

    // Folds or opens the line that has the focus, if it is not so yet.
    const fold = (isOpen) => {
      const row = document.activeElement?.closest('nav [data-testid]');
      if (row?.classList.contains(isOpen ? 'p-folded' : 'p-open')) row.click();
      else if (!isOpen && row) {
        const all = rows();
        for (let at = all.indexOf(row) - 1; at >= 0; at--)
          if (all[at].dataset.testid.startsWith('folder:')) return all[at].focus();
      }
    };

    addEventListener('keydown', (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const field = document.querySelector('nav input'), isTyping = closest(event, 'input, textarea, select');
      const inTree = closest(event, 'nav');
      if (event.key == '/' && !isTyping && field) {
        field.focus();
        field.select();
      } else if (event.key == 'ArrowDown' && inTree) move(1);
      else if (event.key == 'ArrowUp' && inTree && !isTyping) move(-1);
      else if (event.key == 'ArrowRight' && inTree && !isTyping) fold(true);
      else if (event.key == 'ArrowLeft' && inTree && !isTyping) fold(false);
      else return;
      event.preventDefault();
    }, true);

    // What a link copies is the address of the page as it is, or of a card in a page of several.
    addEventListener('click', async (event) => {
      const link = closest(event, '.p-copy');
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isOne = document.querySelectorAll('main iframe').length < 2;
      await navigator.clipboard?.writeText(isOne ? location.href : link.href);
      link.classList.add('p-done');
      setTimeout(() => link.classList.remove('p-done'), 1200);
    }, true);

    const save = async (link) => {
      link.classList.add('p-busy');
      try {
        const answer = await fetch(link.href), blob = await answer.blob();
        if (!answer.ok || !blob.size) throw Error(answer.ok ? 'The picture can’t be drawn.' : await blob.text());
        const download = document.createElement('a');
        download.href = URL.createObjectURL(blob);
        download.download = (answer.headers.get('Content-Disposition') || '').split('"')[1] || 'preview.png';
        download.click();
        setTimeout(() => URL.revokeObjectURL(download.href), 1000);
      } catch (problem) {
        alert(problem.message);
      } finally {
        link.classList.remove('p-busy');
      }
    };

    // Pictures and cards alone are other pages.
    addEventListener('click', (event) => {
      const link = closest(event, '.p-picture, .p-alone');
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (link.classList.contains('p-alone')) open(link.href, '_blank');
      else save(link);
    }, true);

    // The chosen line is in sight.
    const tree = document.querySelector('nav');
    if (tree) {
      const show = () => tree.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
      new MutationObserver((changes) => {
        if (changes.some((change) => change.attributeName)) show();
      }).observe(tree, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
      show();
    }

    // MARK: Cards

    const wants = (name) => {
      try { return parent != window && !!parent.document.querySelector('main.' + name); } catch { return false; }
    };

    const layer = () => {
      let found = document.getElementById('p-layer');
      if (!found) {
        found = document.createElement('div');
        found.id = 'p-layer';
        found.setAttribute('aria-hidden', 'true');
        found.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:2147483647';
        document.documentElement.append(found);
      }
      return found;
    };

    const box = (rect, css, words) => {
      const made = document.createElement('div');
      made.style.cssText = `position:absolute;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px;${css}`;
      if (words) {
        const label = document.createElement('span');
        label.textContent = words;
        const isLow = rect.top < 20;
        label.style.cssText = `position:absolute;inset-inline-start:0;${isLow ? 'top:100%' : 'bottom:100%'};font:11px/16px system-ui,sans-serif;padding:1px 5px;color:#fff;background:#d6005c;white-space:nowrap;border-radius:3px`;
        if (rect.left + label.textContent.length * 6 > innerWidth) label.style.insetInline = 'auto 0';
        made.append(label);
      }
      layer().append(made);
    };

    const round = (number) => Math.round(number * 10) / 10;

    // A distance to the edge of what is around.
    const gap = (left, top, width, height, length) => {
      if (round(length) <= 0) return;
      box({ left, top, width, height }, 'background:#d6005c;' + (width > height ? 'height:1px' : 'width:1px'));
      const label = document.createElement('span');
      label.textContent = round(length);
      label.style.cssText = `position:absolute;left:${left + width / 2}px;top:${top + height / 2}px;translate:-50% -50%;font:10px/13px system-ui,sans-serif;padding:0 3px;color:#d6005c;background:#fff;border-radius:3px;box-shadow:0 0 0 1px #d6005c`;
      layer().append(label);
    };

    const measure = (target) => {
      layer().replaceChildren();
      if (!target || target == document.body || target == document.documentElement) return;
      const rect = target.getBoundingClientRect(), style = getComputedStyle(target);
      const pad = ['Top', 'Right', 'Bottom', 'Left'].map((side) => parseFloat(style['padding' + side]) || 0);
      box(rect, 'outline:1px solid #d6005c;background:rgb(214 0 92/.08)', `${round(rect.width)} × ${round(rect.height)}`);
      if (pad.some((side) => side > 0)) box(rect,
        `border:solid rgb(52 199 89/.35);border-width:${pad.map((side) => side + 'px').join(' ')};box-sizing:border-box`);
      const around = target.parentElement?.getBoundingClientRect();
      if (!around) return;
      const x = rect.left + rect.width / 2, y = rect.top + rect.height / 2;
      gap(x, around.top, 1, rect.top - around.top, rect.top - around.top);
      gap(x, rect.bottom, 1, around.bottom - rect.bottom, around.bottom - rect.bottom);
      gap(around.left, y, rect.left - around.left, 1, rect.left - around.left);
      gap(rect.right, y, around.right - rect.right, 1, around.right - rect.right);
    };

    if (parent != window) {
      addEventListener('pointermove', (event) => {
        if (wants('p-measure')) measure(event.target);
        else document.getElementById('p-layer')?.replaceChildren();
      }, true);
      document.addEventListener('pointerleave', () => document.getElementById('p-layer')?.replaceChildren());

      const flash = (target) => {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.isConnected || element == document.body) return;
        element.animate(
          [{ outline: '2px solid rgb(255 159 10)', outlineOffset: '1px' }, { outline: '2px solid rgb(255 159 10/0)', outlineOffset: '1px' }],
          { duration: 700, easing: 'ease-in' });
      };
      new MutationObserver((changes) => {
        if (!wants('p-flash')) return;
        const targets = new Set();
        for (const change of changes)
          if (change.type == 'childList' && change.addedNodes.length) change.addedNodes.forEach((node) => targets.add(node));
          else targets.add(change.target);
        for (const target of targets) flash(target);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    """#
}
