// What moves when a frame is shown: views that match others by name (`data-match`), contents that
// change into others (`data-roll`), what says how it goes (`data-leave`), and outlines of animated frames.
//
// Each is put where it was, and let go to where it is: the way between is the browser's transition,
// which the frame or the view has said.

let page;
const body = document.body;

// What an animated frame changes has the frame's transition until it is shown, or that of an element around it. Only that
// has: a rule for all elements would make browsers find the style of each anew, twice.
const observer = new MutationObserver(String), sheet = new CSSStyleSheet();
let marked = [], ways = [];

// The number of the transition that an element has in this frame, the innermost one; none where the view has its own.
const wayOf = (node) => {
  for (; node; node = node.parentNode) {
    const index = ways.findIndex(([other]) => other == node);
    if (index >= 0) return ways[index][1] && index + 1;
  }
};

// Marks what has changed until now; in front of whatever makes browsers find styles.
const mark = () => {
  for (const { target: node } of observer.takeRecords()) {
    // What nobody can see before the end changes at once.
    const box = page.$boxes.get(node), way = wayOf(node);
    if (!way || box?.top > 2 * innerHeight || box?.bottom < -innerHeight) continue;
    node.dataset.moves = way;
    marked.push(node);
  }
};

// Ends a frame: what goes by the transition goes on.
const rest = () => {
  mark();
  if (marked[0]) body.offsetWidth;
  observer.disconnect();
  for (const node of marked) node.removeAttribute('data-moves');
  marked = [];
};

// How an animation goes that takes the place of an element's transition; it lasts no time where there is none. Whatever is asked is
// asked before the first animation begins: each makes browsers find styles anew.
const timing = (node) => {
  const way = wayOf(node);
  const { transitionDuration: duration, transitionDelay: delay, transitionTimingFunction: easing } = way ? sheet.cssRules[way - 1].style : getComputedStyle(node);
  return { duration: parseFloat(duration) * 1e3, delay: parseFloat(delay) * 1e3, easing: easing, fill: 'backwards' };
};

const find = (name) => [...body.querySelectorAll(`[${name}]:not([inert],[inert] *)`)];

// Outlines whose commands are the same go from one to the other point by point.
const commands = (outline) => [...outline].filter((letter) => letter > '@').join();
const outlines = () => page.$isAnimated ? [...document.querySelectorAll('path[d]')].map((path) => [path, path.getAttribute('d')]) : [];
const bend = (path, old) => {
  const outline = path.getAttribute('d') || old;
  if (outline == old || commands(outline) != commands(old)) return;
  const time = page.$timing(path.closest('svg'));
  if (time.duration) path.animate({ d: [old, outline].map((text) => `path("${text}")`) }, time);
};

// The place of each view that may move, by its name, and what contents are, by their elements.
const look = () => [
  new Map(find('data-match').map((node) => [node.dataset.match, node.getBoundingClientRect()])),
  new Map(find('data-roll').map((node) => [node, [node.textContent, node.dataset.roll]])),
];

// Shows an element a little longer, if it says a class for that, or fades.
const leave = (element) => {
  const name = element.getAttribute?.('data-leave'), nodes = page.nodes;
  if (!page.$pin?.(element, name) && !name) return;
  if (name) element.classList.add(name);
  mark();
  // Browsers would take the focus a while after.
  if (element.contains(document.activeElement)) document.activeElement.blur();
  nodes.forEach((node, id) => { if (element.contains(page.at(id))) nodes[id] = null; });
  element.$ = 2;
  element.inert = true;
  // What turns for ever in it ends with it.
  Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.effect.getComputedTiming().endTime < 1 / 0 && animation.finished))
    .then(() => element.remove());
  return true;
};

// Notes what is there before a frame; what is returned shows what has changed since as it was, and then as it is.
const begin = () => {
  const [places, contents] = look(), paths = outlines();
  if (page.$isAnimated) {
    body.offsetWidth;
    // What is new, too, goes by the page's.
    ways = page.$ways.map(([number, way]) => [page.at(number) || body, way]);
    sheet.replaceSync(ways.map(([, way], index) => {
      const one = `[data-moves="${index + 1}"]`;
      return `${one},${one}::before,${one}::after{transition:${way}!important}`;
    }).join(''));
    observer.observe(body, { subtree: true, attributes: true });
  }
  return () => {
    paths.forEach((path) => bend(...path));
    show(places, contents);
  };
};

const show = (places, contents) => {
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
  mark();
  body.offsetWidth;
  for (const [node, declarations] of changed) for (const name in declarations) node.style.removeProperty(name);
};

export default (shared) => {
  if (page) return;
  page = shared;
  page.$leave = leave;
  page.$mark = mark;
  page.$rest = rest;
  page.$timing = timing;
  document.adoptedStyleSheets.push(sheet);
  page.$looks.push(begin);
};
