// How far elements are scrolled, and whether by the reader.

let page;
// Elements that show it.
const scrollers = new Set();

// A view that fills the page is the page's own scroll.
const outerOf = (node) => /auto|scroll/.test(getComputedStyle(node).overflow) ? node : document.scrollingElement;

// The phase has 1 once it rests, and 2 if the reader has scrolled since the program did; browsers that don't say
// when scrolling ends have every step rest.
const tell = (node, event) => {
  if (page.$find(node, Slot.scroll)[0] != node) return scrollers.delete(node);
  const outer = outerOf(node);
  page.$say(node, Slot.scroll, (event?.type != 'scroll' || !('onscrollend' in window)) + (outer.$byHand || 0), [
    outer.scrollLeft, outer.scrollTop, outer.scrollWidth, outer.scrollHeight, outer.clientWidth, outer.clientHeight,
  ], true);
};

const scroll = (event) => {
  for (const node of scrollers) if (event.target == document || event.target == node) tell(node, event);
};

// What a reader scrolls by; a key may lead to what has to be scrolled to.
const move = ({ type, target, buttons, key }) => {
  if (key ? !/^(Tab|Arrow|Page|Home|End)/.test(key) : type == 'pointermove' && !buttons) return;
  for (const node of scrollers) if (key || node.contains(target)) outerOf(node).$byHand = 2;
};

export default (shared, node) => {
  page = shared;
  page.$on('scroll scrollend', scroll);
  page.$on('wheel touchmove pointermove keydown', move);
  scrollers.add(node);
  tell(node);
};
