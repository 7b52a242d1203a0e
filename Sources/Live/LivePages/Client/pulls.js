// What a finger pulls: sheets, up and down, and content that is asked for anew.

let page;

// MARK: Sheets

// A sheet follows the finger. It rests at the next of its heights, and closes where there is none and a third
// of it has gone.
const sheet = (dialog) => {
  let start, shift, height;
  const grab = () => dialog.querySelector(':scope>*>.d-grab,:scope>.d-grab');
  const move = (by) => {
    const [, place, count] = (grab()?.className.match(/d-(\d+)-(\d+)/) || [0, 0, 1]).map(Number), next = place + by;
    if (next < 0 || next >= count) return;
    const handle = grab().querySelector('button');
    // Its presses go round.
    for (let left = (by + count) % count; left--;) handle.click();
    return handle;
  };
  const rest = () => { dialog.style.translate = dialog.style.height = dialog.style.transition = ''; };
  const drag = (event) => {
    const [touch, second] = event.touches;
    if (event.type == 'touchstart') {
      start = second ? null : touch;
      shift = 0;
      height = dialog.offsetHeight;
      for (let node = event.target; node != dialog.parentNode; node = node.parentNode)
        if (node.scrollTop > 0 || node.matches('[type=range],textarea:focus,.l-grip')) start = null;
      if (asked(event.target)) start = null;
      return;
    }
    if (!start) return;
    const isHeld = page.$find(dialog, Slot.open)[1];
    if (event.type == 'touchmove') {
      const x = touch.clientX - start.clientX, y = touch.clientY - start.clientY;
      // Up only where there is somewhere to go, and nothing to scroll.
      const canGrow = grab()?.querySelector('button') && height < innerHeight - 60;
      if (!shift && (Math.abs(y) < 6 || Math.abs(x) > Math.abs(y) || y < 0 && !canGrow)) {
        if (Math.hypot(x, y) > 6) start = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      shift = y || 1;
      dialog.style.transition = 'none';
      dialog.style.translate = y > 0 ? '0 ' + (isHeld ? y / 5 : y) + 'px' : '';
      dialog.style.height = y < 0 && canGrow ? Math.min(height - y, innerHeight - 56) + 'px' : '';
    } else {
      start = null;
      if (!shift) return;
      const handle = event.type == 'touchend' && (shift < -40 ? move(1) : shift > Math.min(120, height / 3) && (isHeld || shift < height * .6) && move(-1));
      if (handle) {
        // It stays where it is until the server has heard of it.
        const wait = () => handle.ariaBusy == 'true' && handle.isConnected ? requestAnimationFrame(wait) : rest();
        wait();
      } else if (event.type == 'touchend' && shift > height / 3 && !isHeld) dialog.close();
      else rest();
    }
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) dialog.addEventListener(type, drag, { passive: false });
};

// MARK: Content that is asked for anew

// What a pull that begins there presses, and what of the page moves with the finger; none where something is scrolled, or
// has the finger for itself.
const asked = (target) => {
  let wish, area, inner, scrolls = !document.querySelector('.screen');
  for (let node = target; node?.matches; node = node.parentNode) {
    if (node.scrollTop > 0 || node.matches('[type=range],textarea:focus,.l-grip')) return;
    const isWished = wish;
    wish ||= [...node.querySelectorAll('.l-pull')].find((wish) => wish.checkVisibility());
    if (wish && !isWished) area ||= inner;
    if (node != document.documentElement && /auto|scroll/.test(getComputedStyle(node).overflowY)) {
      scrolls = 1;
      area ||= node;
    }
    if (node.matches('dialog,[popover]')) break;
    inner = node;
  }
  // Bars around what scrolls stay.
  return wish && scrolls && !wish.contains(target) && [wish, area];
};

// The button of a view that a pull presses.
const buttonOf = (wish) => wish.matches('button') ? wish : wish.querySelector('button');

let finger, pulled, sign, isPressed;

// How far the content is pulled, and the sign in the gap.
const open = (area, by) => {
  area.style.translate = '0 ' + by + 'px';
  if (area.scrollHeight > area.clientHeight) area.style.clipPath = 'inset(0 0 ' + by + 'px)';
  sign.style.opacity = by / 50;
};

const rest = (area) => {
  sign?.remove();
  sign = isPressed = 0;
  area.style.transition = 'translate .3s,clip-path .3s';
  area.style.translate = area.style.clipPath = '';
  setTimeout(() => { area.style.transition = ''; }, 300);
};

const pull = (event) => {
  const [touch, second] = event.touches;
  if (event.type == 'touchstart') {
    // Another finger changes nothing of a pull.
    if (pulled && sign) return;
    pulled = !second && !sign && asked(event.target);
    finger = touch;
    return;
  }
  if (!pulled) return;
  const [wish, area] = pulled;
  if (event.type == 'touchmove') {
    const x = touch.clientX - finger.clientX, y = touch.clientY - finger.clientY;
    if (!sign) {
      if (Math.hypot(x, y) < 6) return;
      if (y < Math.abs(x)) return pulled = 0;
      const box = area.getBoundingClientRect();
      sign = page.$show(buttonOf(wish).ariaLabel);
      sign.className = 'notice l-pulling';
      sign.style.left = box.x + box.width / 2 - 14 + 'px';
      sign.style.top = box.y + 14 + 'px';
    }
    if (event.cancelable) event.preventDefault();
    // The further, the harder.
    const by = 120 * (1 - 1 / (Math.max(y, 0) / 180 + 1));
    area.style.transition = 'none';
    open(area, by);
    if (by > 50 && !isPressed) {
      isPressed = 1;
      sign.className += ' l-going';
      buttonOf(wish).click();
    }
  } else {
    pulled = 0;
    if (!sign) return;
    if (!isPressed) return rest(area);
    area.style.transition = 'translate .3s,clip-path .3s';
    open(area, 50);
    const button = buttonOf(wish);
    const wait = () => wish.isConnected && (button.ariaBusy == 'true' || page.$find(wish, Slot.shortcut)[1]) ? requestAnimationFrame(wait) : rest(area);
    wait();
  }
};

export default (shared, node) => {
  page = shared;
  if (node.close) return sheet(node);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) document.addEventListener(type, pull, { passive: false });
};
