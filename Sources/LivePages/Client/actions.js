// Rows that are chosen and moved, and what is scrolled because the server says so.

let page;
const choosing = 22, moving = 23;

const emit = (node, slot, payload) => page.emit(node, slot, payload);
const controls = 'a,button,input,select,textarea,label,summary';

// MARK: Choosing

const choose = (event) => {
  const found = page.find(event.target, choosing), node = found && found[0];
  if (!node) return;
  if (event.type == 'click') {
    // A control in the row does what it does.
    const control = event.target.closest(controls);
    if (control && node.contains(control)) return;
  } else {
    if (event.target != node) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const rows = [...node.closest('[role=list]')?.querySelectorAll('.l-pick') || []];
      rows[rows.indexOf(node) + step]?.focus();
    }
    if (step || event.key == ' ') event.preventDefault();
    if (event.key != ' ' && event.key != 'Enter') return;
  }
  emit(node, choosing, [event.shiftKey ? 2 : event.ctrlKey || event.metaKey ? 1 : 0]);
};

// MARK: Moving

const move = (node, count) => {
  if (count) emit(node, moving, [0, ...new Uint8Array(Float32Array.of(count).buffer)]);
};

const grip = (event) => {
  const found = event.button < 1 && page.find(event.target, moving), node = found && found[0];
  if (!node) return;
  const row = node.closest('li'), start = event.clientY, middle = (row) => {
    const box = row.getBoundingClientRect();
    return box.y + box.height / 2;
  };
  // Where the others stand before anything has moved.
  const rows = [...row.parentNode.children], place = rows.indexOf(row), middles = rows.map(middle);
  let count = 0;
  node.setPointerCapture(event.pointerId);
  row.classList.add('l-moving');
  node.onpointermove = (event) => {
    const here = middles[place] + event.clientY - start;
    row.style.translate = '0 ' + (event.clientY - start) + 'px';
    count = 0;
    middles.forEach((other, index) => {
      if (index < place && here < other) count--;
      if (index > place && here > other) count++;
    });
  };
  node.onpointerup = node.onpointercancel = (event) => {
    node.onpointermove = node.onpointerup = node.onpointercancel = null;
    row.classList.remove('l-moving');
    row.style.translate = '';
    if (event.type == 'pointerup') move(node, count);
  };
};

const gripKey = (event) => {
  const found = page.find(event.target, moving), step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!found || !step) return;
  event.preventDefault();
  move(found[0], step);
};

// MARK: Scrolling

// The nearest element around that scrolls, as far as its content is larger.
const scroller = (node) => {
  while ((node = node.parentElement) && node != document.body)
    if (/auto|scroll/.test(getComputedStyle(node).overflow) && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth))
      return node;
  return document.scrollingElement;
};

// Shows a node: a point of its unit square there where that point of what is seen is.
const reveal = (node, x, y, isSmooth) => {
  const behavior = isSmooth ? 'smooth' : 'instant';
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: x || y ? 'instant' : behavior });
  if (!x && !y) return;
  const outer = scroller(node), box = node.getBoundingClientRect(), isPage = outer == document.scrollingElement;
  const frame = isPage ? { x: 0, y: 0 } : outer.getBoundingClientRect();
  const shift = (part, start, length, outerStart, outerLength) =>
    part ? start + length * part[0] - outerStart - outerLength * part[0] : 0;
  outer.scrollBy({
    left: shift(x, box.x, box.width, frame.x, outer.clientWidth),
    top: shift(y, box.y, box.height, frame.y, outer.clientHeight), behavior: behavior,
  });
};

const scroll = (node, x, y, isSmooth) => {
  const outer = /auto|scroll/.test(getComputedStyle(node).overflow) ? node : scroller(node);
  outer.scrollTo({
    left: x ? x[0] : outer.scrollLeft, top: y ? y[0] : outer.scrollTop, behavior: isSmooth ? 'smooth' : 'instant',
  });
};

const on = (types, listener) => {
  for (const type of types.split(' ')) document.addEventListener(type, listener, true);
};

export default (shared, node, slot, x, y, isSmooth) => {
  page = shared;
  if (slot == -7) reveal(node, x, y, isSmooth);
  if (slot == -8) node.style.setProperty(x, y);
  if (slot == -9) node.style.removeProperty(x);
  if (slot == -11) scroll(node, x, y, isSmooth);
  if (slot == choosing) on('click keydown', choose);
  if (slot == moving) {
    on('pointerdown', grip);
    on('keydown', gripKey);
  }
};
