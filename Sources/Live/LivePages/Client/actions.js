// Rows that are chosen and moved, what is scrolled because the server says so, keys that stand for
// presses, buttons that are held, things that are dragged and dropped.

let page;

const emit = (...values) => page.$emit(...values);
const boxOf = (node) => node.getBoundingClientRect();
// Selects elements that may want to hear of something; tokens begin with the slot's digit.
const wanting = (slot) => '[data-on*="' + slot.toString(36) + '"]';
const floats = (values) => [0, ...new Uint8Array(Float32Array.from(values).buffer)];
const steps = { ArrowDown: 1, ArrowUp: -1 };
const controls = 'a,button,input,select,textarea,label,summary';

// MARK: Choosing

const choose = (event) => {
  const [node] = page.$find(event.target, Slot.choose);
  if (!node) return;
  if (event.type == 'click') {
    // A control in the row does what it does.
    const control = event.target.closest(controls);
    if (control && node.contains(control)) return;
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

// MARK: Moving

const move = (node, count) => {
  if (count) emit(node, Slot.move, floats([count]));
};

const grip = (event) => {
  const [node] = page.$find(event.target, Slot.move);
  if (event.button > 0 || !node) return;
  const row = node.closest('li'), start = event.clientY, middle = (row) => {
    const box = boxOf(row);
    return box.y + box.height / 2;
  };
  // Where the others stand before anything has moved.
  const rows = [...row.parentNode.children], place = rows.indexOf(row), middles = rows.map(middle);
  let count = 0;
  node.setPointerCapture(event.pointerId);
  node.onpointermove = (event) => {
    const here = middles[place] + event.clientY - start;
    row.style.translate = '0 ' + (event.clientY - start) + 'px';
    count = 0;
    middles.forEach((other, index) => {
      if (index < place && here < other) count--;
      if (index > place && here > other) count++;
    });
  };
  node.onpointercancel = () => { count = 0; };
  node.onlostpointercapture = () => {
    node.onpointermove = null;
    row.style.translate = '';
    move(node, count);
  };
};

const gripKey = (event) => {
  const [node] = page.$find(event.target, Slot.move), step = steps[event.key];
  if (!node || !step) return;
  event.preventDefault();
  move(node, step);
};

// MARK: Swiping

// Rows come to rest when something outside of them is pressed.
const rest = (event) => {
  for (const row of document.querySelectorAll('.l-swipe'))
    if (!row.contains(event.target))
      row.scrollBy({ left: boxOf(row.firstChild).x - boxOf(row).x, behavior: 'smooth' });
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

// Shows a node: a point of its unit square there where that point of what is seen is.
const reveal = (node, x, y, flags) => {
  const behavior = flags & 4 ? 'smooth' : 'instant';
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: flags & 3 ? 'instant' : behavior });
  if (!(flags & 3)) return;
  const outer = scroller(node), box = boxOf(node), frame = startOf(outer);
  // Where no part is given that isn't a number, and so nothing to scroll by.
  const shift = (part, start, length, outerStart, outerLength) =>
    start - outerStart + (length - outerLength) * part;
  outer.scrollBy({
    left: shift(x, box.x, box.width, frame.x, outer.clientWidth),
    top: shift(y, box.y, box.height, frame.y, outer.clientHeight), behavior: behavior,
  });
};

// Scrolls a node or what is around it; where a reader was is only restored if the browser has forgotten it.
const scroll = (node, x, y, flags) => {
  const outer = /auto|scroll/.test(getComputedStyle(node).overflow) ? node : scroller(node);
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
      if (found != node) continue;
      // Half a point is less than what lengths are rounded by.
      if (box.bottom <= frame.y + outer.clientHeight * number / 100 + 0.5 || box.right <= frame.x + 0.5) continue;
      if (node != outer.$target) emit(node, Slot.target, []);
      outer.$target = node;
      return;
    }
  }, 100);
};

// MARK: Keys that stand for presses

const names = {
  Enter: 13, Escape: 27, Backspace: 8, Tab: 9, ArrowUp: 0xF700, ArrowDown: 0xF701, ArrowLeft: 0xF702, ArrowRight: 0xF703,
  Delete: 0xF728, Home: 0xF729, End: 0xF72B, PageUp: 0xF72C, PageDown: 0xF72D,
};

const press = (event) => {
  const key = event.key.length > 2 ? names[event.key] : event.key.toLowerCase().codePointAt(0);
  for (const node of document.querySelectorAll(wanting(Slot.shortcut))) {
    const [found, number] = page.$find(node, Slot.shortcut);
    if (found != node || !node.checkVisibility()) continue;
    const held = number >> 21;
    // Where there is no Command key Control stands for it.
    if (number % 2 ** 21 != key || !!(held & 20) != (event.ctrlKey || event.metaKey) || !!(held & 8) != event.altKey) continue;
    // A character says itself whether Shift was wanted, but for letters.
    if (!!(held & 2) != event.shiftKey && (event.key.length > 2 || event.key.toLowerCase() != event.key.toUpperCase())) continue;
    // Without a key held, what is typed is text; Return and Escape are not.
    if (!held && event.key.length < 3 && event.target.closest('input,textarea,select')) continue;
    event.preventDefault();
    return (node.matches(controls) ? node : node.querySelector(controls))?.click();
  }
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

// The press that may become a long one; the end of one that has is no click.
let pressing;

const openMenu = (node, isByKey) => {
  const menu = node.querySelector(':scope>.m-context');
  if (!menu || menu.matches(':popover-open')) return;
  menu.showPopover({ source: node });
  if (isByKey) menu.querySelector(controls)?.focus();
};

const asked = (event) => {
  const [node] = page.$find(event.target, Slot.menu), isKey = event.type == 'keydown';
  clearTimeout(pressing);
  if (event.type == 'pointerdown') {
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

// MARK: Sheets

// A sheet follows the finger down, and closes behind a third of its height.
const sheet = (dialog) => {
  let start, shift;
  const drag = (event) => {
    const [touch, second] = event.touches;
    if (event.type == 'touchstart') {
      start = second ? null : touch;
      shift = 0;
      for (let node = event.target; node != dialog.parentNode; node = node.parentNode)
        if (node.scrollTop > 0 || node.matches('[type=range],textarea:focus')) start = null;
      return;
    }
    if (!start) return;
    if (event.type == 'touchmove') {
      const x = touch.clientX - start.clientX, y = touch.clientY - start.clientY;
      if (!shift && (y < 6 || Math.abs(x) > y)) {
        if (Math.hypot(x, y) > 6) start = null;
        return;
      }
      event.preventDefault();
      shift = Math.max(y, 1);
      dialog.style.translate = '0 ' + (page.$find(dialog, Slot.open)[1] ? shift / 5 : shift) + 'px';
    } else {
      start = null;
      if (shift > dialog.offsetHeight / 3 && !page.$find(dialog, Slot.open)[1]) dialog.close();
      else dialog.style.translate = '';
    }
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) dialog.addEventListener(type, drag, { passive: false });
};

// MARK: Rows that come near

// Collections of whose rows some want to hear when they are near, by their number.
const lists = new Map();
let isLooking;

// Where an element begins and ends on the axis of a list.
const span = (list, node) => {
  const box = boxOf(node);
  return !list.$isAcross ? [box.top, box.bottom] : list.$sign > 0 ? [box.left, box.right] : [-box.right, -box.left];
};

// The number of the list of an element, twice; odd for the room of rows that are not made.
const listed = (node) => page.$find(node, Slot.rows)[1] >> 1;
const isGap = (node) => listed(node) & 1;

// The elements of a list in order, and what is seen where they are; nothing while they are hidden.
const look = (list) => {
  const rows = [...document.querySelectorAll(wanting(Slot.rows))].filter((node) => listed(node) >> 1 == list.$number);
  if (!rows[0]?.getClientRects()[0]) return [];
  const outer = scroller(rows[0]);
  list.$sign = list.$isAcross && getComputedStyle(outer).direction == 'rtl' ? -1 : 1;
  return [rows, outer == document.scrollingElement ? [0, list.$isAcross ? innerWidth : innerHeight] : span(list, outer), outer];
};

const near = () => {
  isLooking = 0;
  for (const list of lists.values()) {
    const [rows, seen] = look(list);
    // One after the other.
    if (page.$events().includes(list.$event)) seek();
    else if (rows) {
      const length = seen[1] - seen[0], start = seen[0] - length, end = seen[1] + length;
      const spans = rows.map((row) => span(list, row));
      const last = spans.findLastIndex((own) => own[0] < end), first = Math.max(0, spans.findLastIndex((own) => own[0] <= start));
      const middle = spans[first + last + 1 >> 1];
      const columns = spans.filter((own, index) => !isGap(rows[index]) && own[0] < middle[1] && own[1] > middle[0]).length;
      const values = [last - first + 1, spans[first][0] - start, spans[first][1] - start, (spans[last] || spans[0])[0] - start, end - start, columns];
      // While nothing is missing a few rows more or less need not be told, but the end must.
      const isMissing = rows.some((row, index) => isGap(row) && spans[index][0] < end - length / 2 && spans[index][1] > start + length / 2);
      const told = (isMissing ? values : [last >> 2, rows[last + 1], rows.length]) + '' + (first >> 2);
      if (told != list.$told) list.$event = emit(rows[first], Slot.rows, floats(values), true);
      list.$told = told;
    }
  }
};

const seek = () => isLooking ||= requestAnimationFrame(near);

// Has what is seen of long lists stay where it is, whatever is made or goes in front of it.
const stay = () => {
  const kept = [];
  for (const list of lists.values()) {
    const [rows, seen, outer] = look(list), row = rows?.find((row) => !isGap(row) && span(list, row)[1] > seen[0]);
    if (!row) continue;
    outer.style.overflowAnchor = 'none';
    const place = span(list, row)[0], name = list.$isAcross ? 'scrollLeft' : 'scrollTop';
    // Even by nothing it would end a scroll that goes on smoothly.
    kept.push((shift = span(list, row)[0] - place) => { if (shift && row.isConnected && outer[name]) outer[name] += shift * list.$sign; });
  }
  return kept;
};

const watch = (node) => {
  const number = listed(node) >> 1;
  if (!lists.size) {
    const begin = page.$begin;
    page.$begin = (wanted) => {
      const end = begin?.(wanted), restore = stay();
      return () => {
        for (const act of restore) act();
        end?.();
        seek();
      };
    };
    page.$on('scroll', seek);
    page.$on('focusin focusout', (event) => {
      const [row] = page.$find(event.target, Slot.rows);
      if (row) emit(row, Slot.rows, [event.type == 'focusin' ? 1 : 2]);
    });
    addEventListener('resize', seek);
  }
  if (!lists.has(number)) lists.set(number, { $number: number, $isAcross: page.$find(node, Slot.rows)[1] & 1 });
  seek();
};

// MARK: Dragging and dropping

let lifted, above;

const lift = (event) => {
  [lifted] = page.$find(event.target, Slot.lift);
  if (!lifted) return;
  event.dataTransfer.setData('text/plain', lifted.innerText);
  emit(lifted, Slot.lift, []);
};

const drop = (event) => {
  const [node] = event.type == 'dragend' ? [] : page.$find(event.target, Slot.drop);
  if (node) event.preventDefault();
  const next = event.type == 'drop' ? null : node;
  if (above && above != next && event.type != 'drop') emit(above, Slot.dropTarget, [0], true);
  if (next && above != next) emit(next, Slot.dropTarget, [1], true);
  above = next;
  if (event.type == 'drop' && node) {
    const text = lifted ? '' : event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain');
    // What is longer than an event may be stays where it comes from.
    if (lifted || text && !text[2e4]) emit(node, Slot.drop, page.$encode(event.clientX - boxOf(node).x + ' ' + (event.clientY - boxOf(node).y) + ' ' + text));
  }
  if (/end|drop/.test(event.type)) lifted = null;
};

export default (shared, node, slot) => {
  const on = shared.$on;
  page = shared;
  page.$moves = { [Command.reveal]: reveal, [Command.scroll]: scroll };
  if (slot == Slot.choose) on('click keydown', choose);
  if (slot == Slot.target) on('scroll', come);
  if (slot == Slot.shortcut) on('keydown', press);
  if (slot == Slot.hold) on('pointerdown pointerup pointercancel keydown keyup blur', hold);
  if (slot == Slot.lift) {
    node.draggable = true;
    on('dragstart', lift);
    on('dragend', drop);
  }
  if (slot == Slot.swipe) on('pointerdown', rest);
  if (slot == Slot.end) sheet(node);
  if (slot == Slot.menu) {
    on('pointerdown pointermove pointerup pointercancel contextmenu keydown', asked);
    addEventListener('click', swallow, true);
    node.style.webkitTouchCallout = 'none';
    node.style.userSelect = 'none';
    if (!node.matches(controls) && [...node.querySelectorAll(controls)].every((control) => control.closest('.m-context'))) node.tabIndex = 0;
  }
  if (slot == Slot.drop) on('dragenter dragover drop', drop);
  if (slot == Slot.rows) watch(node);
  if (slot == Slot.move) {
    on('pointerdown', grip);
    on('keydown', gripKey);
  }
};
