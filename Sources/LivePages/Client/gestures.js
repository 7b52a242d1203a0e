// What pointers do to elements, and what elements show of themselves.
// Points are those of the element's box as it was when the gesture began.

let page;
// Pointers that are down, by their number.
const pointers = new Map();
// The gestures that go on.
let gestures = [];
const began = 0, changed = 1, ended = 2, cancelled = 3;

const numbers = (values) => new Uint8Array(Float32Array.from(values).buffer);

// Says something about an element; without a phase it is numbers only.
const say = (node, slot, phase, values, isContinuous) => {
  if (node.isConnected)
    page.$emit(node, slot, phase == null ? numbers(values) : [phase, ...numbers(values)], isContinuous);
};

const boxOf = (node) => node.getBoundingClientRect();

// A point in an element's box.
const local = (event, box) => [event.clientX - box.x, event.clientY - box.y];

// MARK: Pressing, dragging, two fingers

// The state of a gesture of one element. Samples of the last tenth of a second give the velocity.
const gesture = (node, slot, number, event) => ({
  node: node, slot: slot, number: number, box: boxOf(node), id: event.pointerId,
  start: [event.clientX, event.clientY], samples: [], isOn: false,
});

const velocity = (state, time, values) => {
  const samples = state.samples;
  samples.push([time, values]);
  while (time - samples[0][0] > 100) samples.shift();
  const first = samples[0], seconds = (time - first[0]) / 1e3;
  return values.map((value, index) => seconds ? (value - first[1][index]) / seconds : 0);
};

const drag = (state, phase, event) => {
  const point = local(event, state.box);
  const start = [state.start[0] - state.box.x, state.start[1] - state.box.y];
  say(state.node, state.slot, phase, [...start, ...point, ...velocity(state, event.timeStamp, point)], phase == changed);
};

const distance = (state, event) => Math.hypot(event.clientX - state.start[0], event.clientY - state.start[1]);

// Distance and angle of the two pointers on an element.
const pair = (node) => {
  const [first, second] = [...pointers.values()].filter((event) => node.contains(event.target));
  if (!second) return;
  const x = second.clientX - first.clientX, y = second.clientY - first.clientY;
  return [Math.hypot(x, y) || 1, Math.atan2(y, x), (first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2];
};

const pinch = (state, phase, time, now) => {
  const box = state.box, then = state.pair;
  if (now) {
    const turn = now[1] - then[1];
    state.value = state.slot == 12 ? now[0] / then[0] : Math.atan2(Math.sin(turn), Math.cos(turn));
  }
  say(state.node, state.slot, phase, [state.value, ...velocity(state, time, [state.value]),
    (then[2] - box.x) / (box.width || 1), (then[3] - box.y) / (box.height || 1)], phase == changed);
};

const down = (event) => {
  pointers.set(event.pointerId, event);
  for (const slot of [10, 11, 12, 13]) {
    const [node, number] = page.$find(event.target, slot);
    if (!node || event.button > 0) continue;
    const state = gesture(node, slot, number, event);
    if (slot > 11) {
      state.pair = pair(state.node);
      if (!state.pair) continue;
      state.value = slot == 12 ? 1 : 0;
      state.isOn = true;
      pinch(state, began, event.timeStamp);
    } else if (slot == 10) {
      state.isOn = true;
      say(state.node, slot, began, []);
      state.timer = setTimeout(() => finish(state, ended), number || 500);
    } else if (!number) begin(state, event);
    gestures.push(state);
  }
};

const begin = (state, event) => {
  state.isOn = true;
  // Moves outside of the element count as well, and end in no click.
  state.node.setPointerCapture?.(state.id);
  drag(state, began, event);
};

const finish = (state, phase) => {
  clearTimeout(state.timer);
  gestures = gestures.filter((other) => other != state);
  if (state.slot == 10) say(state.node, 10, phase, []);
};

const moved = (event) => {
  if (pointers.has(event.pointerId)) pointers.set(event.pointerId, event);
  for (const state of gestures) {
    if (state.slot > 11) {
      const now = pair(state.node);
      if (now) pinch(state, changed, event.timeStamp, now);
    } else if (state.id == event.pointerId) {
      if (state.slot == 10) {
        if (distance(state, event) > 10) finish(state, cancelled);
      } else if (state.isOn) drag(state, changed, event);
      else if (distance(state, event) >= state.number) begin(state, event);
    }
  }
  hover(event);
};

const up = (event) => {
  const phase = event.type == 'pointerup' ? ended : cancelled;
  const pairs = gestures.filter((state) => state.slot > 11);
  for (const state of pairs)
    if (pointers.has(event.pointerId) && state.node.contains(pointers.get(event.pointerId).target)) {
      pinch(state, phase, event.timeStamp, pair(state.node));
      finish(state);
    }
  pointers.delete(event.pointerId);
  for (const state of gestures)
    if (state.id == event.pointerId) {
      if (state.slot == 11 && state.isOn) drag(state, phase, event);
      finish(state, cancelled);
    }
};

// MARK: Pointers that are not down

let above;

const hover = (event) => {
  if (event.pointerType == 'touch') return;
  const [node] = event.type == 'pointerleave' ? [] : page.$find(event.target, 14);
  const tell = (node, phase) => say(node, 14, phase, local(event, boxOf(node)), phase == changed);
  if (above && above != node) tell(above, ended);
  if (node) tell(node, above == node ? changed : began);
  above = node;
};

const tap = (event) => {
  const [node, number] = page.$find(event.target, 9), [pressed] = page.$find(event.target, 1), wanted = number || 1;
  // A button inside is pressed, and what is around it not tapped.
  if (node && !(pressed && pressed != node && node.contains(pressed)) && event.detail % wanted == 0)
    say(node, 9, wanted, local(event, boxOf(node)));
};

// MARK: What elements show

const place = (node) => {
  const box = boxOf(node);
  say(node, 15, null, [box.width, box.height, box.x, box.y], true);
};

const sizes = new ResizeObserver((entries) => entries.forEach((entry) => place(entry.target)));

// Elements whose place matters, which scrolling changes, and those that show how far they are scrolled.
const placed = new Set(), scrollers = new Set();

const views = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const node = entry.target, isSeen = entry.isIntersecting;
    if (node.$seen == isSeen || !node.isConnected) continue;
    node.$seen = isSeen;
    page.$emit(node, 17, [+isSeen]);
  }
});

const scrolled = (node) => {
  // A view that fills the page is the page's own scroll.
  const outer = /auto|scroll/.test(getComputedStyle(node).overflow) ? node : document.scrollingElement;
  say(node, 16, null, [
    outer.scrollLeft, outer.scrollTop, outer.scrollWidth, outer.scrollHeight, outer.clientWidth, outer.clientHeight,
  ], true);
};

const scroll = (event) => {
  const around = (node) => event.target.contains(node);
  [...placed].filter(around).forEach(place);
  [...scrollers].filter((node) => node == event.target || event.target == document).forEach(scrolled);
};

const key = (event) => {
  const [node] = page.$find(event.target, 18);
  let text = event.key;
  for (const name of ['Meta', 'Alt', 'Control', 'Shift'])
    if (event.getModifierState(name)) text = name + '+' + text;
  if (node) page.$emit(node, 18, page.$encode(text));
};

const noDrag = (event) => { if (gestures.length) event.preventDefault(); };

export default (shared, node, slot) => {
  const on = shared.$on;
  page = shared;
  if (slot == 9) on('click', tap);
  if (slot > 9 && slot < 14) {
    on('pointerdown', down);
    on('pointerup pointercancel', up);
    on('dragstart', noDrag);
    if (slot > 10) {
      // Otherwise the browser scrolls and zooms by it, and selects text.
      node.style.touchAction = 'none';
      node.style.userSelect = 'none';
    }
  }
  if (slot > 9 && slot < 15) on('pointermove', moved);
  if (slot == 14) document.documentElement.addEventListener('pointerleave', hover);
  if (slot == 15) sizes.observe(node);
  if (slot == 15 && page.$find(node, 15)[1]) placed.add(node);
  if (slot == 16) {
    scrollers.add(node);
    scrolled(node);
  }
  if (slot == 15 || slot == 16) on('scroll', scroll);
  if (slot == 17) views.observe(node);
  if (slot == 18) on('keydown', key);
};
