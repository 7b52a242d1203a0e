// What is wanted now and then: commands, what moves, and keeping what the reader has where nodes can't
// stay as they are.

let page;
const body = document.body;

const utf8 = () => page.$utf8();
const size = (node) => (node.data ?? node.childNodes).length;

// MARK: Commands

const float = () => new Float32Array(Uint8Array.of(page.$byte(), page.$byte(), page.$byte(), page.$byte()).buffer)[0];

// What the frame that is about to be shown wants beside its patch.
let commands;

const read = () => {
  for (let left = page.$varint(); left--;) {
    const code = page.$byte();
    const value = code == Command.back || code > Command.admit ? page.$varint() : utf8();
    let x, y, flags;
    if (code == Command.reveal || code == Command.scroll) {
      flags = page.$byte();
      if (flags & 1) x = float();
      if (flags & 2) y = float();
    } else if (code > Command.reveal) x = utf8();
    if (code == Command.set) y = utf8();
    if (code == Command.animate) page.$ways.push([value, x]);
    else commands.push(() => perform(code, value, x, y, flags));
  }
};

const perform = (code, value, x, y, flags) => {
  // Not every value is a number: a title may be `length`.
  const target = page.at(+value);
  if (code == Command.title) document.title = value;
  if (code == Command.push) history.pushState(null, '', value);
  if (code == Command.replace) history.replaceState(null, '', value);
  if (code == Command.back) history.go(-value);
  if (code == Command.open) {
    const url = new URL(value, location);
    if (url.origin == location.origin) location.assign(url);
    else open(url, '_blank', 'noopener');
  }
  if (code == Command.copy) navigator.clipboard?.writeText(value).catch(() => {});
  if (code == Command.share) {
    const content = JSON.parse(value);
    // A reader who thinks better of it has not failed.
    if (navigator.share) navigator.share(content).catch(() => {});
    else navigator.clipboard?.writeText([content.text, content.url].filter((part) => part).join('\n'))
      .then(() => perform(Command.notice, content.notice), () => {});
  }
  if (code == Command.media) {
    (page.$sounds ||= []).push(value);
    page.$listen(body, Slot.media);
  }
  if (code == Command.admit) fetch('/-/sign-in', { method: 'POST', body: value }).then(() => location.reload());
  if (code == Command.focus) {
    // A dialog that is about to be shown gives the focus back to what has it now.
    page.$before = document.activeElement;
    if (value) target?.focus();
    else page.$before.blur();
    // Where the caret can't be asked for it can't be placed.
    if (target?.selectionEnd != null) target.setSelectionRange(-1, -1);
  }
  if (code == Command.set || code == Command.unset) target?.style.setProperty(x, y || '');
  if (code == Command.notice || code == Command.announce) {
    const bar = page.$show(value);
    bar.className = code ? 'said' : 'notice';
    setTimeout(() => bar.remove(), 8e3);
  }
  if (target) page.$moves?.[code]?.(target, x, y, flags);
  page.$here();
};

// MARK: What moves

// Loads what moves views, once there are some, or the frame that comes is animated.
const wake = () => {
  const modules = [];
  if (page.$isAnimated) modules.push(import(SLIDES));
  if (modules[0] || body.querySelector('[data-match],[data-roll],[data-leave]')) modules.push(import(MOTION));
  return Promise.all(modules.map(async (module) => (await module).default(page)));
};

const entering = () => [...body.querySelectorAll('[data-enter]')];

// MARK: Keeping

// What has had the focus, the newest last, and a button that was disabled while it had.
const had = [];
let disabled;

// Where what has the focus goes, what had it before has it again, unless something else gets it; a field would have a phone
// show its keyboard.
const giveBack = (active) => setTimeout(() => {
  // Browsers take the focus from what has become inert a while after.
  if (![body, active].includes(document.activeElement)) return;
  if (active.disabled) disabled = active;
  if (disabled?.disabled == 0 || !active.isConnected || active.closest('[inert]'))
    (disabled || had.findLast((node) => node.isConnected && node.defaultValue == null && node.checkVisibility() && !node.closest('[inert],.l-acts')))
      ?.focus({ preventScroll: true });
});

// Begins a frame; what is returned ends it.
const begin = (wanted) => {
  const active = document.activeElement, looks = page.$looks.map((look) => look());
  const show = () => looks.forEach((look) => look());
  if (wanted < 8) return () => {
    show();
    giveBack(active);
  };
  // Asking for it makes browsers lay the page out, so only if there is one.
  const selection = page.$selection ? getSelection() : {};
  const { anchorNode: anchor, anchorOffset: from, focusNode: focus, focusOffset: to } = selection;
  const before = new Set(entering()), ends = commands;
  return () => {
    const fresh = entering().filter((node) => !before.has(node));
    for (const node of fresh) node.classList.add(node.dataset.enter);
    show();
    if (fresh[0]) body.offsetWidth;
    for (const node of fresh) node.classList.remove(node.dataset.enter);
    // Text that was written loses what was selected in it.
    if (anchor?.isConnected && focus.isConnected && (selection.anchorNode != anchor || selection.anchorOffset != from || selection.focusNode != focus || selection.focusOffset != to))
      selection.setBaseAndExtent(anchor, Math.min(from, size(anchor)), focus, Math.min(to, size(focus)));
    page.$rest?.();
    page.$isAnimated = 0;
    for (const end of ends) end();
    giveBack(active);
    wake();
  };
};

// Moves a node with its focus, selection and scroll positions.
const move = (parent, node, next) => {
  page.$mark?.();
  const active = document.activeElement, start = active.selectionStart, end = active.selectionEnd;
  const hasFocus = node.contains(active), scrolled = [];
  if (node.querySelectorAll)
    for (const element of [node, ...node.querySelectorAll('*')])
      if (element.scrollTop || element.scrollLeft) scrolled.push([element, element.scrollLeft, element.scrollTop]);
  parent.insertBefore(node, next);
  for (const [element, left, top] of scrolled) element.scrollTo({ left: left, top: top, behavior: 'instant' });
  if (hasFocus) {
    active.focus({ preventScroll: true });
    if (start != null) active.setSelectionRange(start, end);
  }
};

// Makes the page another; nodes that stand where ones of their kind stood stay the ones they were.
const renew = (fragment) => {
  const nodes = page.nodes, numbers = new Map(nodes.map((node, id) => [page.at(id), id]));

  const keep = (old, fresh) => {
    if (numbers.has(fresh)) nodes[numbers.get(fresh)] = old;
    old.$ = fresh.$;
    if (old.data != null) {
      if (old.data != fresh.data) old.data = fresh.data;
      return;
    }
    const isModal = old.close && fresh.dataset.on != null;
    for (const { name: name } of [...old.attributes])
      if (!fresh.hasAttribute(name) && !(isModal && name == 'open')) old.removeAttribute(name);
    for (const { name: name, value: value } of fresh.attributes)
      if (old.getAttribute(name) != value && !(isModal && name == 'open')) old.setAttribute(name, value);
    if (isModal && old.open != fresh.open) {
      old.$open = fresh.open;
      if (fresh.open) old.showModal();
      else old.close();
    }
    merge(old, fresh);
    if (old.dataset.on == null) return;
    page.$ask(old);
    // It shows what the server says, unless it is newer.
    if (old.defaultValue != null && !page.$unseen?.has(old)) page.$unseen?.set(old);
  };

  const merge = (old, fresh) => {
    let place = old.firstChild;
    for (const child of [...fresh.childNodes])
      if (place && place.nodeName == child.nodeName && place.type == child.type && place.id == child.id) {
        keep(place, child);
        place = place.nextSibling;
      } else old.insertBefore(child, place);
    while (place) {
      const next = place.nextSibling;
      place.remove();
      place = next;
    }
  };

  merge(body, fragment);
};

export default (shared, wanted) => {
  if (wanted == 1) import(STREAM).then((stream) => stream.default(shared));
  if (!page) {
    page = shared;
    page.$looks = [];
    const before = page.$begin;
    page.$begin = (wanted) => {
      const ends = [before?.(wanted), begin(wanted)];
      return () => ends.forEach((end) => end?.());
    };
    had.push(document.activeElement);
    page.$on('focusin', (event) => {
      disabled = 0;
      had.push(event.target);
      if (had[9]) had.shift();
    });
    page.$renew = renew;
    if (!body.moveBefore) page.$move = move;
  }
  commands = [];
  page.$ways = [];
  if (wanted > 15) read();
  page.$isAnimated = page.$ways[0] && !matchMedia('(prefers-reduced-motion:reduce)').matches;
  return wake();
};
