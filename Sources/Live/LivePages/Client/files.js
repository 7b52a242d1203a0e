// Files that a reader has chosen: tells which, and sends them in pieces once the page says by what names.

// A piece is small where a line is slow, since a request has its time.
const least = 16384, most = PIECE;

let page;

const pause = (time) => new Promise((done) => setTimeout(done, time));

// Sends one file as long as its page wants it.
const send = async (node, file, name) => {
  let offset = 0, length = 65536, wait = 500, bytes, isDone;
  do {
    const start = Date.now();
    try {
      bytes = await file.slice(offset, offset + length).arrayBuffer();
    } catch {
      // It has been changed or removed since it was chosen.
      return lose(node, name);
    }
    try {
      const answer = await fetch('/-/upload?' + name + '&' + offset, { method: 'POST', body: bytes });
      if (!answer.ok && answer.status < 500 && answer.status != 408 || answer.status == 507) return lose(node, name);
      if (!answer.ok) throw 0;
      offset = +await answer.text();
      isDone = offset >= file.size;
      wait = 500;
      length = Date.now() - start < 1e3 ? Math.min(most, length * 2) : Math.max(least, length / 2);
    } catch {
      // The line is cut, or the server begins anew: it says where to go on.
      length = least;
      await pause(wait);
      wait = Math.min(8e3, wait * 2);
    }
  } while (node.isConnected && !isDone);
};

const lose = (node, name) => { if (node.isConnected) page.$emit(node, Slot.files, page.$encode(name)); };

const tell = (node) => page.$emit(node, Slot.files, page.$encode(JSON.stringify(
  [...node.files].map((file) => ({ name: file.name, size: file.size, type: file.type })))));

const begin = async (node) => {
  const names = node.dataset.files?.split(' ') || [], files = [...node.files];
  if (node.$sends || !names[0]) return;
  node.$sends = 1;
  for (let index = 0; index < names.length && node.isConnected; index++) await send(node, files[index], names[index]);
};

export default (shared, node) => {
  page = shared;
  if (node.$isHeard) return;
  node.$isHeard = 1;
  node.addEventListener('change', () => tell(node));
  node.addEventListener('cancel', () => tell(node));
  new MutationObserver(() => begin(node)).observe(node, { attributes: true, attributeFilter: ['data-files'] });
  // The reader may have been faster than this module, or the browser kept what was chosen before.
  if (node.files[0]) return tell(node);
  // What a reader has just pressed asks for a file, so the browser's own choice opens at once where it may.
  try {
    if (navigator.userActivation.isActive) node.showPicker();
  } catch {}
};
