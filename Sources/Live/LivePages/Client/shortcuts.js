// Keys that stand for presses, and pulls, which are another module's.

let page;
// Selects elements that may want to hear of it; tokens begin with the slot's digit.
const wanted = '[data-on*="' + Slot.shortcut.toString(36) + '"]';
const controls = 'a,button,input,select,textarea,label,summary';

const names = {
  Enter: 13, Escape: 27, Backspace: 8, Tab: 9, ArrowUp: 0xF700, ArrowDown: 0xF701, ArrowLeft: 0xF702, ArrowRight: 0xF703,
  Delete: 0xF728, Home: 0xF729, End: 0xF72B, PageUp: 0xF72C, PageDown: 0xF72D,
};

const press = (event) => {
  const key = event.key.length > 2 ? names[event.key] : event.key.toLowerCase().codePointAt(0);
  for (const node of document.querySelectorAll(wanted)) {
    const [found, number] = page.$find(node, Slot.shortcut);
    if (found != node || !node.checkVisibility()) continue;
    const held = number >> 21;
    // Where there is no Command key Control stands for it.
    if (number % 2 ** 21 != key || !!(held & 20) != (event.ctrlKey || event.metaKey) || !!(held & 8) != event.altKey) continue;
    // A character says itself whether Shift was wanted, but for letters.
    if (!!(held & 2) != event.shiftKey && (event.key.length > 2 || event.key.toLowerCase() != event.key.toUpperCase())) continue;
    // Without a key held, what is typed is text; Return and Escape are not.
    if (!held && event.key.length < 3 && event.target.closest('input,textarea,select')) continue;
    event.preventDefault();
    return (node.matches(controls) ? node : node.querySelector(controls))?.click();
  }
};

export default async (shared, node) => {
  page = shared;
  if (page.$find(node, Slot.shortcut)[1] < 2) return (await import(PULLS)).default(page, node);
  page.$on('keydown', press);
};
