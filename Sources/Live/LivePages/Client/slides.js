// What an animated frame does beside what views say of themselves: whatever has another place or size goes
// there, what is new comes by and by, and what has gone fades.
//
// Each way is an animation of the browser's, by the transition that the frame or the view has said. It is
// added to those that are under way, so that what is turned back goes on from where it is.

let page;

// Pages of more elements change without motion, rather than late.
const elements = () => {
  const all = page.$isAnimated ? document.body.querySelectorAll(':not(svg *,[popover],[inert],[inert] *)') : [];
  return all[4e3] ? [] : all;
};

// Where elements were before the frame.
let before;

// Whether a reader sees something of a box.
const isSeen = (box) => box?.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

// Dialogs come and go by themselves, and what matches something by its name goes there.
const isOwn = (node) => node.close || node.dataset.match;

// Takes an element that goes out of the way of what stays, where it was; gives whether it is to be seen there for a while.
const pin = (node, isNamed) => {
  const box = before.get(node), style = node.style;
  page.$mark();
  if (!isSeen(box) || isOwn(node)) return;
  if (getComputedStyle(node).position != 'fixed') {
    style.cssText += `;transition:none!important;position:absolute!important;box-sizing:border-box!important;margin:0!important;left:0!important;top:0!important;width:${box.width}px!important;height:${box.height}px!important`;
    const now = node.getBoundingClientRect();
    style.cssText += `;left:${box.left - now.left}px!important;top:${box.top - now.top}px!important`;
    node.offsetWidth;
    style.transition = '';
  }
  if (isNamed) return true;
  gone.push(node);
  const time = page.$timing(node);
  return time.duration && node.animate({ opacity: 0 }, time);
};

// What has gone in this frame.
let gone = [];

// New elements that show what one that has gone showed, such as a view that was alone in a stack, and those.
const findTwins = () => {
  const pool = gone.flatMap((node) => [node, ...node.querySelectorAll('*')]), twins = new Map();
  gone = [];
  if (pool[0] && !pool[200]) for (const node of elements()) {
    const twin = before.has(node) ? -1 : pool.findIndex((other) => other.localName == node.localName && other.textContent && other.textContent == node.textContent && before.has(other));
    if (twin >= 0) {
      const [old] = pool.splice(twin, 1);
      old.style.cssText += ';transition:none!important;visibility:hidden!important';
      twins.set(node, old);
    }
  }
  return twins;
};

// The shortest of the ways by which one side, the middle or the other side of a box has moved.
const way = (first, last, newFirst, newLast) =>
  [first - newFirst, (first + last - newFirst - newLast) / 2, last - newLast].sort((one, other) => Math.abs(one) - Math.abs(other))[0];

// Lets a background grow or shrink to its new size by as much at each side. What has become smaller has room inside for a
// while that it takes from what is around it; what has become larger shows as much of itself as it had.
const resize = (node, sides, resized, run) => {
  const { backgroundColor: color, backgroundImage: image, borderRadius: radius, position: position } = getComputedStyle(node);
  // What lies in a background's box grows and shrinks with it.
  if (image == 'none' && color == 'rgba(0, 0, 0, 0)' || position == 'absolute' && resized.has(node.parentNode)) return;
  resized.add(node);
  const edges = (sign, factor) => sides.map((length) => factor * Math.max(0, length * sign) + 'px').join(' ');
  run(node, { padding: [edges(1, 1), '0px'], margin: [edges(1, -1), '0px'] }, 'add');
  if (sides.some((length) => length < -0.5))
    run(node, { clipPath: [edges(-1, 1), '0'].map((inset) => `inset(${inset} round ${radius})`) });
};

// Lets an element go its way. Browsers do that beside the page's own work, unless it is added to something.
const glide = (node, x, y, run) => {
  const style = getComputedStyle(node), isPlain = ['translate', 'rotate', 'scale', 'transform'].every((name) => style[name] == 'none');
  if (isPlain) run(node, { transform: [`translate(${x}px,${y}px)`, 'none'] });
  else run(node, { translate: [`${x}px ${y}px`, '0px 0px'] }, 'add');
};

const begin = () => {
  page.$boxes = before = new Map([...elements()].map((node) => [node, node.getBoundingClientRect()]));
  return show;
};

const show = () => {
  page.$mark();
  // By how much elements have moved; what is in them moves with them.
  const begun = [], run = (node, keyframes, composite) => begun.push([node, keyframes, { ...page.$timing(node), composite: composite || 'replace' }]);
  const moved = new Map(), resized = new Set(), twins = findTwins(), known = new Set(before.keys());
  for (const node of elements()) {
    const old = before.get(twins.get(node) || node), box = node.getBoundingClientRect(), outer = moved.get(node.parentNode) || [0, 0];
    let own = outer;
    if (old?.width && box.width) {
      own = [way(old.left, old.right, box.left, box.right), way(old.top, old.bottom, box.top, box.bottom)];
      const [x, y] = own, left = x - outer[0], top = y - outer[1];
      if (!isOwn(node) && (isSeen(old) || isSeen(box))) {
        if (left || top) glide(node, left, top, run);
        if (old.width != box.width || old.height != box.height)
          resize(node, [box.top + y - old.top, old.right - x - box.right, old.bottom - y - box.bottom, box.left + x - old.left], resized, run);
      }
    } else if (!old && known.has(node.parentNode) && !isOwn(node) && !node.dataset.enter && isSeen(box)) {
      if ([...twins.keys()].some((twin) => node.contains(twin))) known.add(node);
      else run(node, { opacity: [0, getComputedStyle(node).opacity] });
    }
    moved.set(node, own);
  }
  for (const [node, keyframes, time] of begun) if (time.duration) node.animate(keyframes, time);
};

export default (shared) => {
  if (page) return;
  page = shared;
  page.$pin = pin;
  // In front of what shows contents in other places for a moment.
  page.$looks.unshift(begin);
};
