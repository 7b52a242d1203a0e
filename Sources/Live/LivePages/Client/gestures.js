// What pointers do to elements, and what elements show of themselves.
// Points are those of the element's box as it was when the gesture began.

let page;
// Pointers that are down, by their number.
const pointers = new Map();
// The gestures that go on, and the last one that has won over others since the first pointer is down.
let gestures = [], winner;

const numbers = (values) => new Uint8Array(Float32Array.from(values).buffer);

// Says something about an element; without a phase it is numbers only.
const say = (node, slot, phase, values, isContinuous) => {
  if (node.isConnected)
    page.$emit(node, slot, phase == null ? numbers(values) : [phase, ...numbers(values)], isContinuous);
};

const boxOf = (node) => node.getBoundingClientRect();

// A point in an element's box.
const local = (event, box) => [event.clientX - box.x, event.clientY - box.y];

// MARK: Who comes first

// The gestures of elements around, in the order in which they come; `$order` is 1 for one that comes before
// those inside of its element, 2 for one beside all others, 4 if nothing inside counts, 8 for one
// that goes with others of its element.
const around = (target) => {
  let list = [];
  for (let node = target; node; node = node.parentNode) {
    const own = (node.dataset?.on || '').split(' ').map((token) => ({
      $node: node, $slot: parseInt(token.charAt(0), 36), $number: token.slice(1) % 65536, $order: token.slice(1) >> 16,
    })).filter((state) => state.$slot >= Slot.tap && state.$slot <= Slot.rotate);
    if (own.some((state) => state.$order & 4)) list = [];
    list.push(...own);
  }
  return [...list.filter((state) => state.$order & 1).reverse(), ...list.filter((state) => ~state.$order & 1)];
};

const goTogether = (one, other) => (one.$order | other.$order) & 2
  || one.$node == other.$node && (one.$order & other.$order & 8 || one.$slot > Slot.drag && other.$slot > Slot.drag);

// A press is one gesture only, but for those that go together.
const win = (state) => {
  if (winner == state || state.$order & 2) return;
  winner = state;
  for (const other of gestures)
    if (other != state && (other.$id == state.$id || state.$slot > Slot.drag) && !goTogether(other, state)) finish(other, Phase.cancelled);
};

// MARK: Pressing, dragging, two fingers

// Samples of the last tenth of a second give the velocity.
const velocity = (state, time, values) => {
  const samples = state.$samples ||= [];
  samples.push([time, values]);
  while (time - samples[0][0] > 100) samples.shift();
  const first = samples[0], seconds = (time - first[0]) / 1e3;
  return values.map((value, index) => seconds ? (value - first[1][index]) / seconds : 0);
};

// Distance and angle of the two pointers on an element.
const pair = (node) => {
  const [first, second] = [...pointers.values()].filter((event) => node.contains(event.target));
  if (!second) return;
  const x = second.clientX - first.clientX, y = second.clientY - first.clientY;
  return [Math.hypot(x, y) || 1, Math.atan2(y, x), (first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2];
};

// Tells how a gesture goes on.
const tell = (state, phase, event) => {
  const { $node: node, $slot: slot, $box: box, $pair: then } = state, now = pair(node);
  let values = [];
  if (slot == Slot.drag) {
    const point = local(event, box);
    values = [...local(state.$start, box), ...point, ...velocity(state, event.timeStamp, point)];
  }
  if (slot > Slot.drag) {
    if (now) {
      const turn = now[1] - then[1];
      state.$value = [slot == Slot.magnify ? now[0] / then[0] : Math.atan2(Math.sin(turn), Math.cos(turn))];
    }
    values = [...state.$value, ...velocity(state, event.timeStamp, state.$value),
      (then[2] - box.x) / (box.width || 1), (then[3] - box.y) / (box.height || 1)];
  }
  say(node, slot, phase, values, phase == Phase.changed);
};

const down = (event) => {
  const seen = [];
  if (!pointers.size) winner = null;
  pointers.set(event.pointerId, event);
  if (!(event.button > 0))
    for (const state of around(event.target)) {
      const { $node: node, $slot: slot, $order: order, $number: number } = state;
      state.$box = boxOf(node);
      state.$id = event.pointerId;
      state.$start = event;
      state.$pair = pair(node);
      // Of two of a kind the first one is told. Two fingers are a gesture as soon as they are there.
      if (slot == Slot.tap || !(order & 2) && seen[slot] || slot > Slot.drag && (!state.$pair || gestures.includes(winner) && !goTogether(winner, state)))
        continue;
      seen[slot] ||= !(order & 2);
      gestures.push(state);
      if (slot > Slot.drag) win(state);
      if (slot != Slot.drag) tell(state, Phase.began, event);
      else if (!number) begin(state, event);
      if (slot == Slot.longPress)
        state.$timer = setTimeout(() => {
          state.$isOn = true;
          win(state);
          // What follows it in a sequence wants to know of the pointer's end, too.
          order & 8 ? tell(state, Phase.ended) : finish(state, Phase.ended);
        }, number || 500);
    }
};

const begin = (state, event) => {
  state.$isOn = true;
  // Moves outside of the element count as well, and end in no click.
  state.$node.setPointerCapture?.(state.$id);
  tell(state, Phase.began, event);
};

const finish = (state, phase, event = pointers.get(state.$id)) => {
  clearTimeout(state.$timer);
  gestures = gestures.filter((other) => other != state);
  if (state.$slot != Slot.drag || state.$isOn) tell(state, phase, event);
};

const moved = (event) => {
  const id = event.pointerId;
  if (pointers.has(id)) pointers.set(id, event);
  for (const state of gestures) {
    const { $slot: slot, $id: own, $number: number, $start: start } = state;
    const length = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    // It may have lost in the meantime.
    if (!gestures.includes(state)) continue;
    if (slot > Slot.drag) {
      if (pair(state.$node)) tell(state, Phase.changed, event);
    } else if (own == id) {
      if (slot == Slot.longPress) {
        if (length > 10 && !state.$isOn) finish(state, Phase.cancelled);
      } else if (state.$isOn || length >= number) {
        // As far as presses may move.
        if (length > 9) win(state);
        state.$isOn ? tell(state, Phase.changed, event) : begin(state, event);
      }
    }
  }
  hover(event);
};

const up = (event) => {
  const phase = event.type == 'pointerup' ? Phase.ended : Phase.cancelled, old = pointers.get(event.pointerId);
  for (const state of gestures)
    if (state.$slot > Slot.drag ? old && state.$node.contains(old.target) : state.$id == event.pointerId)
      finish(state, state.$slot == Slot.longPress ? Phase.cancelled : phase, event);
  pointers.delete(event.pointerId);
};

// MARK: Pointers that are not down

let above;

const hover = (event) => {
  if (event.pointerType == 'touch') return;
  // Of what leaves the page the target is the document, which hears nothing.
  const [node] = page.$find(event.target, Slot.hover);
  const tell = (node, phase) => say(node, Slot.hover, phase, local(event, boxOf(node)), phase == Phase.changed);
  if (above && above != node) tell(above, Phase.ended);
  if (node) tell(node, above == node ? Phase.changed : Phase.began);
  above = node;
};

let late, counted = 0;

const tap = (event) => {
  if (page.$isLong) return;
  // Browsers wait longer for another click than a tap does for another tap: one that has been told counts no more.
  if (event.detail < 2) counted = 0;
  const list = around(event.target), isAlone = list.some((state) => state.$order & 4);
  const count = (event.detail || 1) - counted;
  const pressed = !isAlone && (page.$find(event.target, Slot.press)[0] || event.target.closest('a[href]'));
  // Keys have nothing to do with pointers.
  let isTaken = event.detail && winner, isWaiting;
  winner = null;
  // One of several taps was the beginning of them.
  if (count > 1) clearTimeout(late);
  for (const { $node: node, $slot: slot, $number: number, $order: order } of list) {
    const wanted = number || 1, fire = () => say(node, Slot.tap, wanted, local(event, boxOf(node)));
    if (slot > Slot.tap) continue;
    if (order & 2) {
      if (count % wanted == 0) fire();
      continue;
    }
    // A button or a link inside is pressed, and what is around it not tapped.
    if (isTaken || !(order & 1) && pressed && pressed != node && node.contains(pressed)) continue;
    if (count % wanted) isWaiting = true;
    else {
      isTaken = { $order: order };
      if (isWaiting) late = setTimeout(() => (counted = event.detail, fire()), 300);
      else fire();
    }
  }
  if (isAlone || isTaken?.$order & 1) {
    event.stopPropagation();
    event.preventDefault();
  }
};

// MARK: What elements show

// What an element that is observed still asks for: patches change that, and what the browser has seen before comes later.
const place = (node) => {
  const [owner, number] = page.$find(node, Slot.size), style = getComputedStyle(node);
  if (owner != node) return placed.delete(node);
  let { x, y, width, height } = boxOf(node);
  if (number & 2)
    for (let outer = node; (outer = outer.parentNode); ) {
      x += outer.scrollLeft || 0;
      y += outer.scrollTop || 0;
    }
  if (number & 4 && !/auto|scroll/.test(style.overflow)) y += document.scrollingElement.scrollTop;
  // As large as it is laid out: what turns and scales it counts for its place alone. What is on another tab keeps the size that it had.
  if (node.checkVisibility()) say(node, Slot.size, null, [parseFloat(style.width) || width, parseFloat(style.height) || height, x, y], true);
};

const sizes = new ResizeObserver((entries) => entries.forEach((entry) => place(entry.target)));

// Elements whose place matters, which scrolling changes.
const placed = new Set();

const views = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const node = entry.target, isSeen = entry.isIntersecting;
    if (node.$seen == isSeen || !node.isConnected || page.$find(node, Slot.visible)[0] != node) continue;
    node.$seen = isSeen;
    page.$emit(node, Slot.visible, [+isSeen]);
  }
});

const scroll = (event) => {
  for (const node of placed) if (event.target.contains(node)) place(node);
};

const key = (event) => {
  const [node] = page.$find(event.target, Slot.key);
  let text = event.key;
  for (const name of ['Meta', 'Alt', 'Control', 'Shift'])
    if (event.getModifierState(name)) text = name + '+' + text;
  if (node) page.$emit(node, Slot.key, page.$encode(text));
};

// A view that says it is a button is pressed by keys as well, or that is come to for its menu.
const pressKey = (event) => {
  const node = event.target;
  const isPressed = node.matches('[role=button]:not(button)') || node.matches('[tabindex="0"]') && page.$find(node, Slot.tap)[0] == node;
  if (!isPressed || event.key != 'Enter' && event.key != ' ') return;
  event.preventDefault();
  node.click();
};

const noDrag = (event) => { if (gestures.length) event.preventDefault(); };

export default async (shared, node, slot) => {
  const on = shared.$on;
  page = shared;
  page.$say = say;
  if (slot == Slot.scroll) return (await import(SCROLLS)).default(page, node);
  // In front of whoever else hears of clicks.
  if (slot >= Slot.tap && slot <= Slot.rotate) addEventListener('click', tap, true);
  if (slot == Slot.tap) on('keydown', pressKey);
  if (slot > Slot.tap && slot <= Slot.rotate) {
    on('pointerdown', down);
    on('pointerup pointercancel', up);
    on('dragstart', noDrag);
    if (slot >= Slot.drag) {
      // Otherwise the browser scrolls and zooms by it, and selects text.
      node.style.touchAction = 'none';
      node.style.userSelect = 'none';
    }
  }
  if (slot > Slot.tap && slot <= Slot.hover) on('pointermove', moved);
  if (slot == Slot.hover) document.documentElement.addEventListener('pointerleave', hover);
  if (slot == Slot.size) {
    // What is observed already is told of once more: it may stand for another view, which is as large.
    sizes.unobserve(node);
    sizes.observe(node);
    if (page.$find(node, Slot.size)[1] & 1) placed.add(node);
    on('scroll', scroll);
  }
  if (slot == Slot.visible) views.observe(node);
  if (slot == Slot.key) on('keydown', key);
};
