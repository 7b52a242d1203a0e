// What the author of an app should know of its views, on the pages of a debug build: a line each on the
// console, and how many there are in a corner of the page; a press on that shows them there.
//
// It knows nothing of the client but where the page's token is, and is no part of the page's tree.

const lines = [];
const token = document.head.children.live.content;
let badge, list, isAsking, isLate;

const show = () => {
  if (!badge) {
    badge = document.createElement('details');
    badge.className = 'warnings';
    badge.popover = 'manual';
    badge.append(document.createElement('summary'), list = document.createElement('ol'));
    document.documentElement.append(badge);
    badge.showPopover();
  }
  badge.firstChild.textContent = '\u26a0 ' + lines.length;
  badge.firstChild.setAttribute('aria-label', lines.length == 1 ? '1 warning' : lines.length + ' warnings');
  list.replaceChildren(...lines.map((line) => {
    const item = document.createElement('li');
    item.textContent = line;
    return item;
  }));
};

// Asks for what is new; while that is on its way only one more question waits.
const ask = async () => {
  if (isAsking) {
    isLate = true;
    return;
  }
  isAsking = true;
  try {
    const answer = await fetch('/-/warnings', { method: 'POST', body: token });
    const fresh = answer.ok ? (await answer.json()).slice(lines.length) : [];
    for (const line of fresh) console.warn(line);
    lines.push(...fresh);
    if (fresh[0]) show();
  } catch {
    // The page itself says that the server is gone.
  }
  isAsking = false;
  if (isLate) {
    isLate = false;
    ask();
  }
};

let quiet;
new MutationObserver(() => {
  clearTimeout(quiet);
  quiet = setTimeout(ask, 200);
}).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
ask();
