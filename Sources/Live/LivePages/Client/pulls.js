// What a finger pulls: sheets, up and down, and content that is asked for anew.

let page;

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
        if (node.scrollTop > 0 || node.matches('[type=range],textarea:focus')) start = null;
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
      const handle = event.type == 'touchend' && (shift < -40 ? move(1) : shift > Math.min(120, height / 3) && move(-1));
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

export default (shared, dialog) => {
  page = shared;
  sheet(dialog);
};
