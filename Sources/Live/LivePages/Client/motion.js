// What moves when a frame is shown: views that match others by name (`data-match`), and contents that
// change into others (`data-roll`).
//
// Each is put where it was, and let go to where it is: the way between is the browser's transition,
// which the frame or the view has said.

const body = document.body;

const find = (name) => [...body.querySelectorAll(`[${name}]:not([inert],[inert] *)`)];

// The place of each view that may move, by its name, and what contents are, by their elements.
const look = () => [
  new Map(find('data-match').map((node) => [node.dataset.match, node.getBoundingClientRect()])),
  new Map(find('data-roll').map((node) => [node, [node.textContent, node.dataset.roll]])),
];

// Shows what has changed since as it was, and then as it is.
const show = ([places, contents]) => {
  const [newPlaces, newContents] = look(), changed = [];

  const begin = (node, declarations) => {
    for (const name in declarations) node.style.setProperty(name, declarations[name], 'important');
    changed.push([node, declarations]);
  };

  for (const node of find('data-match')) {
    const was = places.get(node.dataset.match), is = newPlaces.get(node.dataset.match);
    if (!was?.width || !is.width) continue;
    const [x, y] = [was.left - is.left + (was.width - is.width) / 2, was.top - is.top + (was.height - is.height) / 2];
    if (x || y || was.width != is.width || was.height != is.height)
      begin(node, {
        transition: 'none', translate: `${x}px ${y}px`, scale: `${was.width / is.width} ${was.height / is.height}`,
      });
  }
  newContents.forEach(([text, kind], node) => {
    const [before, former] = contents.get(node) ?? [text];
    if (text == before) return;
    // Numbers roll up as they grow.
    const isDown = kind == 'd' || +kind < +former;
    begin(node, { transition: 'none', opacity: 0, ...kind == 'o' ? {} : { translate: isDown ? '0 -.5em' : '0 .5em' } });
  });
  if (!changed[0]) return;
  body.offsetWidth;
  for (const [node, declarations] of changed) for (const name in declarations) node.style.removeProperty(name);
};

let isThere;

export default (page) => {
  if (isThere) return;
  isThere = 1;
  const before = page.$begin;
  page.$begin = (wanted) => {
    const was = look(), end = before(wanted);
    return () => {
      show(was);
      end();
    };
  };
};
