/// What the browser does on a random page: as a reader would, through the client's own listeners.
enum SweepScript {
  /// What runs before the page: the client keeps no pace, and what it has sent is compared with what the
  /// server says to be stored.
  static let prelude = """
    (() => {
      const send = WebSocket.prototype.send;
      const varint = (bytes, at) => {
        let value = 0, factor = 1;
        for (;; factor *= 128) {
          const byte = bytes[at++];
          value += (byte & 127) * factor;
          if (byte < 128) return [value, at];
        }
      };
      const channel = new MessageChannel(), waiting = [];
      channel.port1.onmessage = () => waiting.shift()();
      // A turn of the browser's loop, without the 4 ms that nested timers take.
      const turn = () => new Promise((done) => {
        waiting.push(done);
        channel.port2.postMessage(0);
      });
      // Links lead to other pages.
      window.addEventListener('click', (event) => event.target.closest?.('a[href]') && event.preventDefault());
      // Paces are kept no more, nor the second after which the client acknowledges what it shows, for which each
      // comparison would wait; what waits for longer looks whether the line hangs.
      const later = window.setTimeout.bind(window);
      window.setTimeout = (action, time, ...values) =>
        time > 1000 ? later(action, time, ...values) : turn().then(() => action(...values)) && 1;
      const sweep = window.sweep = {sent: 0, stored: -1, frame: 0, closed: [], turn: turn};
      // Waits for two pictures, in which observers see what has changed; whether nothing was told or shown meanwhile.
      sweep.rest = async () => {
        const before = sweep.sent + ' ' + sweep.frame;
        // A browser that has nothing to draw may make no picture.
        for (let count = 0; count < 2; count++)
          await new Promise((done) => { requestAnimationFrame(done); later(done, 200); });
        await turn();
        return before == sweep.sent + ' ' + sweep.frame && sweep.sent <= sweep.stored;
      };
      WebSocket.prototype.send = function (bytes) {
        if (bytes[0] == 2) sweep.sent = varint(bytes, 1)[0];
        if (bytes[0] == 1) {
          this.addEventListener('message', (event) => {
            const data = new Uint8Array(event.data);
            const [frame, at] = varint(data, 0);
            if (frame) sweep.frame = frame;
            if (data.length > 1) sweep.stored = varint(data, at)[0];
          });
          // What is used until the next greeting is answered is sent after it.
          this.addEventListener('close', (event) => {
            sweep.stored = -1;
            sweep.closed.push(event.code + ' ' + event.reason);
          });
        }
        send.call(this, bytes);
      };
    })();
    """

  /// A function that uses `count` elements, one after the other, chosen by a seed.
  ///
  /// It gives, for each, which control was meant, which had run last before and after, whether the page
  /// says that it could be reached, and what else tells how it came about: the number of the last event
  /// and frame, and sockets that were closed. It waits until the client has nothing to tell and the page was not changed for a moment.
  static let use = """
    async (count, seed) => {
      const {default: page} = await import(document.querySelector('script[type=module]').src);
      const random = (limit) => {
        seed = Math.imul(seed, 1103515245) + 12345 & 0x7fffffff;
        return (seed >> 8) % limit;
      };
      const settle = async () => {
        const start = performance.now();
        for (let quiet = 0; quiet < 4;) {
          await sweep.turn();
          quiet = sweep.sent > sweep.stored || page.frame() != sweep.frame ? 0 : quiet + 1;
          if (performance.now() - start > 60000) throw Error('no answer to event ' + sweep.sent);
        }
      };
      // Drawings have no `click()`.
      const press = (node) => node.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
      const last = () => document.querySelector('[data-testid=last]')?.textContent;
      const owner = (node) => node.closest('[data-testid^=c]')?.dataset.testid;
      const results = [];
      for (let step = 0; step < count; step++) {
        const nodes = [...document.querySelectorAll('[data-on]')].filter((node) =>
          /(^| )[1349]/.test(node.dataset.on) && owner(node));
        const dialog = document.querySelector('dialog:modal');
        if (dialog && random(3) == 0) {
          press(dialog.querySelector('button'));
          await settle();
          continue;
        }
        if (!nodes.length) break;
        const node = nodes[random(nodes.length)], slots = node.dataset.on.split(' ').map((token) => parseInt(token[0], 36));
        const wanted = owner(node), before = last(), seen = node.closest('label') ?? node;
        for (let group = node; (group = group.parentNode?.closest?.('details'));) group.open = true;
        node.closest('[popover]:not(:popover-open)')?.showPopover();
        const isReached = !node.disabled && !node.closest('[inert],fieldset:disabled')
          && seen.checkVisibility({opacityProperty: true, visibilityProperty: true})
          && getComputedStyle(seen).pointerEvents != 'none' && (!dialog || dialog.contains(node));
        if (slots.includes(1)) press(node);
        else if (slots.includes(9)) {
          const box = node.getBoundingClientRect();
          const init = {bubbles: true, isPrimary: true, pointerId: 1, button: 0, buttons: 1,
            clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
          node.dispatchEvent(new PointerEvent('pointerdown', init));
          node.dispatchEvent(new PointerEvent('pointerup', {...init, buttons: 0}));
          press(node);
        } else if (node.type == 'checkbox' || node.type == 'radio') press(node);
        else {
          if (node.localName == 'select') node.selectedIndex = random(node.options.length);
          else node.value = node.type == 'range' ? random(10) : 'w' + step;
          node.dispatchEvent(new Event('input', {bubbles: true}));
          node.dispatchEvent(new Event('change', {bubbles: true}));
        }
        await settle();
        results.push([wanted, before, last(), isReached, sweep.sent + ' ' + sweep.frame + ' ' + sweep.closed]);
      }
      await settle();
      return results;
    }
    """

  /// A function that writes a page's elements and texts, a line each, as ``PageSweep`` does its server's.
  static let describe = """
    () => {
      const lines = [];
      const write = (node, depth) => {
        for (const child of node.childNodes) {
          if (child.$ > 1) continue;
          if (child.data != null) {
            if (node != document.body || /\\S/.test(child.data))
              if (child.previousSibling || child.nextSibling) lines.push(depth + ' ' + child.data);
            continue;
          }
          const own = child.childNodes.length == 1 && child.firstChild.data != null ? child.textContent : '';
          lines.push([depth, child.localName, child.dataset.on ?? '', child.dataset.testid ?? '', own].join(' '));
          write(child, depth + 1);
        }
      };
      write(document.body, 0);
      return lines.join('\\n');
    }
    """
}
