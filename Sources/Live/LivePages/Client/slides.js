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
let before = new Map();

// Whether a reader sees something of a box.
const isSeen = (box) => box?.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

// Dialogs come and go by themselves, and what matches something by its name goes there.
const isOwn = (node) => node.close || node.dataset.match;

// Shows by the transition that an element has how it comes to look as it does, or goes.
const run = (node, keyframes, composite) => {
  const style = getComputedStyle(node), duration = parseFloat(style.transitionDuration) * 1e3;
  if (duration) node.animate(keyframes, {
    duration: duration, delay: parseFloat(style.transitionDelay) * 1e3, easing: style.transitionTimingFunction,
    fill: 'backwards', composite: composite,
  });
  return duration;
};

// Takes an element that goes out of the way of what stays, where it was; gives whether it is to be seen there for a while.
const pin = (node, isNamed) => {
  const box = before.get(node), style = node.style, put = (name, value) => style.setProperty(name, value, 'important');
  if (!isSeen(box) || isOwn(node)) return;
  if (getComputedStyle(node).position != 'fixed') {
    put('transition', 'none');
    put('position', 'absolute');
    put('box-sizing', 'border-box');
    for (const [name, value] of [['margin', 0], ['left', 0], ['top', 0], ['width', box.width], ['height', box.height]]) put(name, value + 'px');
    const now = node.getBoundingClientRect();
    put('left', box.left - now.left + 'px');
    put('top', box.top - now.top + 'px');
    node.offsetWidth;
    style.removeProperty('transition');
  }
  return isNamed || run(node, { opacity: 0 });
};

// The shortest of the ways by which one side, the middle or the other side of a box has moved.
const way = (first, last, newFirst, newLast) =>
  [first - newFirst, (first + last - newFirst - newLast) / 2, last - newLast].reduce((least, next) => Math.abs(next) < Math.abs(least) ? next : least);

// Lets a background grow or shrink to its new size by as much at each side. What has become smaller has room inside for a
// while that it takes from what is around it; what has become larger shows as much of itself as it had.
const resize = (node, sides, resized) => {
  const { backgroundColor: color, backgroundImage: image, borderRadius: radius, position: position } = getComputedStyle(node);
  // What lies in a background's box grows and shrinks with it.
  if (image == 'none' && color == 'rgba(0, 0, 0, 0)' || position == 'absolute' && resized.has(node.parentNode)) return;
  resized.add(node);
  const wider = {};
  ['Top', 'Right', 'Bottom', 'Left'].forEach((side, index) => {
    const length = sides[index];
    if (length > 0.5) {
      wider['padding' + side] = [length + 'px', '0px'];
      wider['margin' + side] = [-length + 'px', '0px'];
    }
  });
  run(node, wider, 'add');
  if (sides.some((length) => length < -0.5))
    run(node, { clipPath: [`inset(${sides.map((length) => Math.max(0, -length) + 'px').join(' ')} round ${radius})`, `inset(0 round ${radius})`] });
};

const begin = () => {
  before = new Map([...elements()].map((node) => [node, node.getBoundingClientRect()]));
  return show;
};

const show = () => {
  // By how much elements have moved; what is in them moves with them.
  const moved = new Map(), begun = [], resized = new Set();
  for (const node of elements()) {
    const old = before.get(node), box = node.getBoundingClientRect(), outer = moved.get(node.parentNode) || [0, 0];
    let own = outer;
    if (old?.width && box.width) {
      own = [way(old.left, old.right, box.left, box.right), way(old.top, old.bottom, box.top, box.bottom)];
      const [x, y] = own, left = x - outer[0], top = y - outer[1];
      if (!isOwn(node) && (isSeen(old) || isSeen(box))) {
        if (Math.abs(left) + Math.abs(top) > 0.5) begun.push(() => run(node, { translate: [`${left}px ${top}px`, '0px 0px'] }, 'add'));
        if (Math.abs(old.width - box.width) + Math.abs(old.height - box.height) > 0.5)
          begun.push(() => resize(node, [box.top + y - old.top, old.right - x - box.right, old.bottom - y - box.bottom, box.left + x - old.left], resized));
      }
    } else if (!old && before.has(node.parentNode) && !isOwn(node) && !node.dataset.enter && isSeen(box))
      begun.push(() => run(node, { opacity: [0, getComputedStyle(node).opacity] }));
    moved.set(node, own);
  }
  for (const start of begun) start();
};

export default (shared) => {
  if (page) return;
  page = shared;
  page.$pin = pin;
  // In front of what shows contents in other places for a moment.
  page.$looks.unshift(begin);
};
