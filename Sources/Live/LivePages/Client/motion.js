// What moves when a frame is shown: views that match others by name (`data-match`), contents that
// change into others (`data-roll`), and in an animated frame whatever has another place than before.
//
// Each is put where it was, and let go to where it is: the way between is the browser's, by the
// transition that the frame or the view has said.

let page;
const body = document.body;

const find = (name) => [...body.querySelectorAll(`[${name}]:not([inert],[inert] *)`)];

// Pages of more elements change without motion, rather than late.
const elements = () => {
  const all = page.$isAnimated ? body.querySelectorAll(':not(svg *,[popover],[inert],[inert] *)') : [];
  return all[4e3] ? [] : all;
};

// The place of each view that may move, by its name, what contents are, by their elements, and where elements are.
const look = () => [
  new Map(find('data-match').map((node) => [node.dataset.match, node.getBoundingClientRect()])),
  new Map(find('data-roll').map((node) => [node, [node.textContent, node.dataset.roll]])),
  new Map([...elements()].map((node) => [node, node.getBoundingClientRect()])),
];

// Whether a reader sees something of a box.
const isSeen = (box) => box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

// Shows by the transition that an element has how it comes to look as it does, or goes.
const run = (node, keyframes, composite) => {
  const style = getComputedStyle(node), duration = parseFloat(style.transitionDuration) * 1e3;
  if (duration) node.animate(keyframes, {
    duration: duration, delay: parseFloat(style.transitionDelay) * 1e3, easing: style.transitionTimingFunction,
    fill: 'backwards', composite: composite,
  });
  return duration;
};

// Where elements were before the frame.
let before = new Map();

// Takes what leaves out of the way of what stays; it is still seen where it was.
const pin = (node, box) => {
  const { style: style } = node, put = (name, value) => style.setProperty(name, value, 'important');
  if (getComputedStyle(node).position == 'fixed') return;
  put('transition', 'none');
  put('position', 'absolute');
  put('box-sizing', 'border-box');
  for (const [name, value] of [['margin', 0], ['left', 0], ['top', 0], ['width', box.width], ['height', box.height]]) put(name, value + 'px');
  const now = node.getBoundingClientRect();
  put('left', box.left - now.left + 'px');
  put('top', box.top - now.top + 'px');
  node.offsetWidth;
  style.removeProperty('transition');
};

// Shows an element a little longer, if it says a class for that, or the frame is animated.
const leave = (element) => {
  const name = element.getAttribute?.('data-leave'), nodes = page.nodes, box = before.get(element);
  if (!name && (!box || element.close || element.dataset.match || !isSeen(box))) return;
  if (box) pin(element, box);
  if (name) element.classList.add(name);
  else if (!run(element, { opacity: 0 })) return;
  nodes.forEach((node, id) => { if (element.contains(page.at(id))) nodes[id] = null; });
  element.$ = 2;
  element.inert = true;
  Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished))
    .then(() => element.remove());
  return true;
};

// The shortest of the ways by which one side, the middle or the other side of a box has moved.
const way = (first, last, newFirst, newLast) =>
  [first - newFirst, (first + last - newFirst - newLast) / 2, last - newLast].reduce((least, next) => Math.abs(next) < Math.abs(least) ? next : least);

// Lets what has another place go there, in what it is in, and shows what is new by and by.
const slide = (was) => {
  // By how much elements have moved; what is in them moves with them.
  const moved = new Map(), begun = [];
  for (const node of elements()) {
    const old = was.get(node), box = node.getBoundingClientRect(), outer = moved.get(node.parentNode) || [0, 0];
    let own = outer;
    if (old?.width && box.width) {
      own = [way(old.left, old.right, box.left, box.right), way(old.top, old.bottom, box.top, box.bottom)];
      const x = own[0] - outer[0], y = own[1] - outer[1];
      if (!node.dataset.match && Math.abs(x) + Math.abs(y) > 0.5 && (isSeen(old) || isSeen(box)))
        begun.push([node, { translate: [`${x}px ${y}px`, '0px 0px'] }, 'add']);
    } else if (!old && was.has(node.parentNode) && !node.close && !node.dataset.enter && !node.dataset.match && isSeen(box))
      begun.push([node, { opacity: [0, getComputedStyle(node).opacity] }]);
    moved.set(node, own);
  }
  for (const [node, keyframes, composite] of begun) run(node, keyframes, composite);
};

// Notes what is there before a frame; what is returned shows what has changed since as it was, and then as it is.
const begin = () => {
  const [places, contents, boxes] = look();
  before = boxes;
  return () => show(places, contents, boxes);
};

const show = (places, contents, boxes) => {
  slide(boxes);
  const [newPlaces, newContents] = look(), changed = [];

  const put = (node, declarations) => {
    for (const name in declarations) node.style.setProperty(name, declarations[name], 'important');
    changed.push([node, declarations]);
  };

  for (const node of find('data-match')) {
    const was = places.get(node.dataset.match), is = newPlaces.get(node.dataset.match);
    if (!was?.width || !is.width) continue;
    const [x, y] = [was.left - is.left + (was.width - is.width) / 2, was.top - is.top + (was.height - is.height) / 2];
    if (x || y || was.width != is.width || was.height != is.height)
      put(node, {
        transition: 'none', translate: `${x}px ${y}px`, scale: `${was.width / is.width} ${was.height / is.height}`,
      });
  }
  newContents.forEach(([text, kind], node) => {
    const [before, former] = contents.get(node) ?? [text];
    if (text == before) return;
    // Numbers roll up as they grow.
    const isDown = kind == 'd' || +kind < +former;
    put(node, { transition: 'none', opacity: 0, ...kind == 'o' ? {} : { translate: isDown ? '0 -.5em' : '0 .5em' } });
  });
  if (!changed[0]) return;
  body.offsetWidth;
  for (const [node, declarations] of changed) for (const name in declarations) node.style.removeProperty(name);
};

export default (shared) => {
  if (page) return;
  page = shared;
  page.$leave = leave;
  page.$look = begin;
};
