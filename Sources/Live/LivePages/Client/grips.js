// Rows that are moved by their grips: by a finger, or by the keys of a grip that has the focus.

let page;

const steps = { ArrowDown: 1, ArrowUp: -1 };

const move = (node, count) => {
  if (count) page.$emit(node, Slot.move, page.$floats([count]));
};

const grip = (event) => {
  const [node] = page.$find(event.target, Slot.move);
  if (event.button > 0 || !node) return;
  const row = node.closest('li'), start = event.clientY, middle = (row) => {
    const box = row.getBoundingClientRect();
    return box.y + box.height / 2;
  };
  // Where the others stand before anything has moved.
  const rows = [...row.parentNode.children], place = rows.indexOf(row), middles = rows.map(middle);
  let count = 0;
  node.setPointerCapture(event.pointerId);
  node.onpointermove = (event) => {
    const here = middles[place] + event.clientY - start;
    row.style.translate = '0 ' + (event.clientY - start) + 'px';
    count = 0;
    middles.forEach((other, index) => {
      if (index < place && here < other) count--;
      if (index > place && here > other) count++;
    });
  };
  node.onpointercancel = () => { count = 0; };
  node.onlostpointercapture = () => {
    node.onpointermove = null;
    row.style.translate = '';
    move(node, count);
  };
};

const gripKey = (event) => {
  const [node] = page.$find(event.target, Slot.move), step = steps[event.key];
  if (!node || !step) return;
  event.preventDefault();
  move(node, step);
};

export default (shared) => {
  page = shared;
  page.$on('pointerdown', grip);
  page.$on('keydown', gripKey);
};
