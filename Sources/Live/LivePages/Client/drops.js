// What is dragged and dropped: by a mouse as browsers do it, by a finger that has rested on it, and by keys.

let page, lifted, above;
// Selects elements that may want to hear of something; tokens begin with the slot's digit.
const wanting = (slot) => '[data-on*="' + slot.toString(36) + '"]';

// Says which element would take what is dragged now.
const hover = (node) => {
  if (above && above != node) page.$emit(above, Slot.dropTarget, [0], true);
  if (node && above != node) page.$emit(node, Slot.dropTarget, [1], true);
  above = node;
};

const take = (node) => {
  lifted = node;
  page.$emit(node, Slot.lift, []);
};

// Drops what is dragged on an element at a point of the window.
const put = (node, x, y, text = '') => {
  const box = page.$boxOf(node);
  above = lifted = null;
  page.$emit(node, Slot.drop, page.$encode(x - box.x + ' ' + (y - box.y) + ' ' + text));
};

// MARK: As browsers drag

const lift = (event) => {
  const [node] = page.$find(event.target, Slot.lift);
  if (!node) return;
  event.dataTransfer.setData('text/plain', node.innerText);
  take(node);
};

const drop = (event) => {
  const [node] = event.type == 'dragend' ? [] : page.$find(event.target, Slot.drop);
  if (node) event.preventDefault();
  if (event.type == 'drop' && node) {
    const text = lifted ? '' : event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain');
    // What is longer than an event may be stays where it comes from.
    if (lifted || text && !text[2e4]) put(node, event.clientX, event.clientY, text);
  } else hover(node);
  if (/end|drop/.test(event.type)) lifted = null;
};

// MARK: By a finger

// Where the finger is, what follows it, and what will begin or goes on with time.
let x, y, image, timer, start;

const drag = () => {
  const target = document.elementFromPoint(x, y), [node] = page.$find(target, Slot.drop);
  image.style.translate = x - start[0] + 'px ' + (y - start[1]) + 'px';
  hover(node);
  // At the edges what is behind scrolls along.
  const step = y < 60 ? -8 : y > innerHeight - 60 ? 8 : 0;
  if (step && target) page.$scroller(target).scrollBy({ top: step, behavior: 'instant' });
  timer = requestAnimationFrame(drag);
};

const hold = (node) => {
  const box = page.$boxOf(node);
  image = node.cloneNode(true);
  for (const part of [image, ...image.querySelectorAll('[data-on]')]) part.removeAttribute('data-on');
  Object.assign(image.style, {
    position: 'fixed', margin: 0, left: box.x + 'px', top: box.y + 'px', width: box.width + 'px', height: box.height + 'px',
    opacity: .8, zIndex: 99, pointerEvents: 'none',
  });
  image.inert = true;
  // Behind the page's own nodes, which have numbers; a popover is above dialogs.
  image.popover = 'manual';
  document.body.after(image);
  image.showPopover();
  take(node);
  drag();
};

const end = () => {
  clearTimeout(timer);
  cancelAnimationFrame(timer);
  image?.remove();
  image = timer = null;
};

const touched = (event) => {
  const [touch] = event.changedTouches;
  if (event.type == 'touchstart') {
    const [node] = page.$find(event.target, Slot.lift);
    end();
    if (!node || event.touches[1]) return;
    start = [x = touch.clientX, y = touch.clientY];
    timer = setTimeout(hold, 400, node);
  } else if (timer) {
    if (!image && event.type == 'touchmove' && Math.hypot(touch.clientX - x, touch.clientY - y) < 10) return;
    if (!image) return end();
    event.preventDefault();
    x = touch.clientX;
    y = touch.clientY;
    if (event.type == 'touchmove') return;
    const node = event.type == 'touchend' && page.$find(document.elementFromPoint(x, y), Slot.drop)[0];
    end();
    if (node) put(node, x, y);
    else hover(lifted = null);
  }
};

// MARK: By keys

const keyed = (event) => {
  const node = event.target, key = event.key, [own] = page.$find(node, Slot.lift);
  if (!lifted) {
    if (own == node && (key == ' ' || key == 'Enter')) {
      event.preventDefault();
      take(node);
      keyed({ key: 'ArrowDown', target: node, preventDefault: String });
    }
    return;
  }
  const places = [...document.querySelectorAll(wanting(Slot.drop))].filter((place) => page.$find(place, Slot.drop)[0] == place);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  event.preventDefault();
  if (step && places[0]) {
    const next = places[(places.indexOf(above) + step + places.length) % places.length];
    next.scrollIntoView({ block: 'nearest' });
    hover(next);
  } else if (above && (key == ' ' || key == 'Enter')) {
    const place = above, box = page.$boxOf(place);
    put(place, box.x + box.width / 2, box.y + box.height / 2);
    // What has moved there has the focus again, in another form.
    const end = Date.now() + 3e3, follow = () => {
      if (node.isConnected) Date.now() < end && requestAnimationFrame(follow);
      else {
        const last = [...place.querySelectorAll(wanting(Slot.lift))].at(-1);
        if (last) last.tabIndex = 0;
        last?.focus();
      }
    };
    follow();
  } else hover(lifted = null);
};

export default (shared, node, slot) => {
  const on = shared.$on;
  page = shared;
  if (slot == Slot.drop) return on('dragenter dragover drop', drop);
  // A finger drags by the module's own means, the same in each browser.
  node.draggable = !matchMedia('(pointer:coarse)').matches;
  node.style.webkitTouchCallout = 'none';
  node.style.userSelect = 'none';
  if (!node.querySelector('a,button,input,select,textarea')) node.tabIndex = 0;
  on('dragstart', lift);
  on('dragend', drop);
  on('keydown', keyed);
  on('contextmenu', (event) => { if (timer && image) event.preventDefault(); });
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
    document.addEventListener(type, touched, { passive: false, capture: true });
};
