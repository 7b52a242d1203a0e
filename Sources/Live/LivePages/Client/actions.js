// Rows that are chosen and swiped, what is scrolled because the server says so, buttons that are held,
// the menus of views. What fewer pages have is in modules of its own.

let page;

const emit = (...values) => page.$emit(...values);
const boxOf = (node) => node.getBoundingClientRect();
// Selects elements that may want to hear of something; tokens begin with the slot's digit.
const wanting = (slot) => '[data-on*="' + slot.toString(36) + '"]';
const floats = (values) => [0, ...new Uint8Array(Float32Array.from(values).buffer)];
const steps = { ArrowDown: 1, ArrowUp: -1 };
const controls = 'a,input,select,textarea,label,summary,button';

// MARK: Choosing

const choose = (event) => {
  const [node] = page.$find(event.target, Slot.choose);
  if (!node) return;
  if (event.type == 'click') {
    // A control in the row does what it does.
    if (node.contains(event.target.closest(controls))) return;
  } else {
    if (event.target != node) return;
    const step = steps[event.key];
    if (step) {
      const rows = [...document.querySelectorAll('.l-pick')];
      rows[rows.indexOf(node) + step]?.focus();
    }
    if (step || event.key == ' ') event.preventDefault();
    if (event.key != ' ' && event.key != 'Enter') return;
  }
  emit(node, Slot.choose, [event.shiftKey ? 2 : event.ctrlKey || event.metaKey ? 1 : 0]);
  node.ariaBusy = true;
};

// MARK: Swiping

// How far a row's own content is from where it rests.
const shiftOf = (row) => boxOf(row.querySelector(':scope>.l-body')).x - boxOf(row).x;

// Rows come to rest when something outside of them is pressed or gets the focus.
const rest = (event) => {
  for (const row of document.querySelectorAll('.l-swipe'))
    if (!row.contains(event.target)) row.scrollBy({ left: shiftOf(row), behavior: 'smooth' });
};

// A finger that goes on over most of a row presses the button at its edge.
let swiped;
const swipe = (event) => {
  const [touch] = event.changedTouches;
  if (event.type == 'touchstart') {
    const row = event.target.closest?.('.l-swipe');
    swiped = row && !event.touches[1] && [row, touch.clientX];
  } else if (swiped) {
    const [row, start] = swiped, length = touch.clientX - start, shift = shiftOf(row);
    if (event.type == 'touchend' && Math.abs(length) > boxOf(row).width * .6 && shift * length > 0)
      for (const side of row.querySelectorAll(':scope>.l-full'))
        if (boxOf(side).x < boxOf(row).x + shift == length > 0) return side.querySelector(controls)?.click();
  }
};

// What had the focus in a row that has gone, or is going, leaves it to the row in its place.
const follow = (end) => {
  const row = document.activeElement.closest('.l-row'), list = row?.parentNode;
  const rows = () => [...list?.querySelectorAll(':scope>:not([inert])') || []], place = rows().indexOf(row);
  return () => {
    end?.();
    const rest = rows();
    if (document.activeElement == document.body && !rest.includes(row)) (rest[place] || rest.pop())?.querySelector(controls + ':not(.l-acts *)')?.focus();
  };
};

// MARK: Scrolling

// The nearest element around that scrolls, as far as its content is larger.
const scroller = (node) => {
  while ((node = node.parentElement) && node != document.body)
    if (/auto|scroll/.test(getComputedStyle(node).overflow) && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth))
      return node;
  return document.scrollingElement;
};

// Where what scrolls begins on the screen.
const startOf = (outer) => outer == document.scrollingElement ? { x: 0, y: 0 } : boxOf(outer);

// Shows a node in the scroll view around it, and scrolls nothing further out: a point of its unit square there where that
// point of what is seen is, or as much of it as the shortest way shows.
const reveal = (node, x, y, flags) => {
  const outer = scroller(node), box = boxOf(node), frame = startOf(outer), style = getComputedStyle(outer);
  const shift = (part, start, end, side, otherSide) => {
    if (part != null) return start * (1 - part) + end * part;
    start -= parseFloat(style['scrollPadding' + side]) || 0;
    end += parseFloat(style['scrollPadding' + otherSide]) || 0;
    return start * end > 0 && (Math.abs(start) < Math.abs(end) ? start : end);
  };
  const left = box.x - frame.x, top = box.y - frame.y;
  outer.scrollBy({
    left: shift(x, left, left + box.width - outer.clientWidth, 'Left', 'Right'),
    top: shift(y, top, top + box.height - outer.clientHeight, 'Top', 'Bottom'),
    behavior: flags & 4 ? 'smooth' : 'instant',
  });
};

// Scrolls a node or what is around it; where a reader was is only restored if the browser has forgotten it.
const scroll = (node, x, y, flags) => {
  const outer = /auto|scroll/.test(getComputedStyle(node).overflow) ? node : scroller(node);
  outer.$byHand = 0;
  if (flags < 8 || outer != node || !outer.scrollTop)
    outer.scrollTo({ left: x, top: y, behavior: flags & 4 ? 'smooth' : 'instant' });
};

// Tells which of the elements that want to know a scroll view has come to, once it is quiet.
let quiet;
const come = (event) => {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    const outer = event.target.scrollingElement || event.target, frame = startOf(outer);
    for (const node of outer.querySelectorAll(wanting(Slot.target))) {
      const [found, number] = page.$find(node, Slot.target), box = boxOf(node);
      if (found != node || scroller(node) != outer) continue;
      // Half a point is less than what lengths are rounded by.
      if (box.bottom <= frame.y + outer.clientHeight * number / 100 + 0.5 || box.right <= frame.x + 0.5) continue;
      if (node != outer.$target) emit(node, Slot.target, []);
      outer.$target = node;
      return;
    }
  }, 100);
};

// MARK: Holding

let held;
const hold = (event) => {
  const isDown = /down/.test(event.type);
  if (event.key && event.key != ' ' && event.key != 'Enter') return;
  const [node] = isDown ? page.$find(event.target, Slot.hold) : [];
  if (held && held != node) emit(held, Slot.hold, [0], true);
  if (node && held != node) emit(node, Slot.hold, [1], true);
  held = node;
};

// MARK: Menus of views

// The press that may become a long one, and where it began; the end of one that has is no click.
let pressing, began;

const openMenu = (node, isByKey) => {
  const menu = node.querySelector(':scope>.m-context');
  if (!menu || menu.matches(':popover-open')) return;
  menu.showPopover({ source: node });
  if (isByKey) menu.querySelector(controls)?.focus();
};

const asked = (event) => {
  const [node] = page.$find(event.target, Slot.menu), isKey = event.type == 'keydown';
  // No finger is quite still.
  if (event.type == 'pointermove' && began && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) < 10) return;
  began = event.type == 'pointerdown' && event;
  clearTimeout(pressing);
  if (began) {
    page.$isLong = false;
    if (node && event.pointerType == 'touch')
      pressing = setTimeout(() => {
        page.$isLong = true;
        openMenu(node);
      }, 500);
    return;
  }
  if (page.$isLong && event.type == 'pointerup') {
    // Browsers close what is open at the end of a press that began outside.
    const menu = document.querySelector('.m-context:popover-open');
    setTimeout(() => menu?.isConnected && !menu.matches(':popover-open') && menu.showPopover({ source: menu.parentNode }), 60);
  }
  if (!node || event.target.closest('[popover],input,textarea') || (isKey ? event.key != 'ContextMenu' && !(event.shiftKey && event.key == 'F10') : event.type != 'contextmenu')) return;
  event.preventDefault();
  page.$isLong ||= event.pointerType == 'touch';
  openMenu(node, isKey || !event.button && !event.detail && event.pointerType != 'touch');
};

const swallow = (event) => {
  // Keys have nothing to do with the finger before.
  if (!page.$isLong || !event.detail || event.target.closest('[popover]')) return;
  event.stopPropagation();
  event.preventDefault();
};

let isFollowing;
// Modules that few pages need.
const parts = {
  [Slot.picture]: PICTURES, [Slot.rows]: NEAR, [Slot.lift]: DROPS, [Slot.drop]: DROPS, [Slot.end]: PULLS, [Slot.files]: FILES,
  [Slot.media]: MEDIA, [Slot.move]: GRIPS, [Slot.shortcut]: SHORTCUTS,
};

export default async (shared, node, slot) => {
  const on = shared.$on;
  page = shared;
  page.$boxOf = boxOf;
  page.$scroller = scroller;
  page.$floats = floats;
  if (parts[slot]) return (await import(parts[slot])).default(page, node, slot);
  page.$moves = { [Command.reveal]: reveal, [Command.scroll]: scroll };
  if (slot == Slot.choose) on('click keydown', choose);
  if (slot == Slot.target) on('scroll', come);
  if (slot == Slot.hold) on('pointerdown pointerup pointercancel keydown keyup blur', hold);
  if (slot == Slot.swipe) {
    on('pointerdown focusin', rest);
    on('touchstart touchend touchcancel', swipe);
    if (!isFollowing) {
      const begin = page.$begin;
      isFollowing = true;
      page.$begin = (wanted) => follow(begin?.(wanted));
    }
  }
  if (slot == Slot.menu) {
    on('pointerdown pointermove pointerup pointercancel contextmenu keydown', asked);
    addEventListener('click', swallow, true);
    if (!node.matches(controls) && [...node.querySelectorAll(controls)].every((control) => control.closest('.m-context'))) node.tabIndex = 0;
  }
};
