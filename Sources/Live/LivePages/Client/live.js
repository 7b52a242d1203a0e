// The browser's side of a live page: applies the server's patches, and says what the reader presses.
// What is spoken is described in LivePages.docc/Protocol.md, patches in ElementDiff's FrameFormat.
//
// Capitals are written by `make client`: the names of WireNames, and the addresses of the modules
// that are loaded when something asks for them.

const body = document.body;
// What the page's head says under a name.
const said = (name) => document.head.children[name].content;
const encode = (text) => new TextEncoder().encode(text);
const decoder = new TextDecoder(undefined, { fatal: 1, ignoreBOM: 1 });
const fail = () => { throw 0; };
const load = async (address, ...values) => (await import(address)).default(page, ...values);
const on = (types, listener) => { for (const type of types.split(' ')) document.addEventListener(type, listener, true); };
// What frames name by number.
const modules = MODULES.split(' ').map((name) => './' + name + HASH);

// MARK: What the page has

// Nodes by number; the first is the page. One that has gone is kept until a second is quiet, so
// whoever looks one up asks whether it is connected. A number stands for a node of a copied row that was
// not asked for yet, and says how far behind the row's own number it is; the row has that as `$row`.
//
// A node's `$` is set for a text with a number, as opposed to an element's own, and 2 for an element
// that only stays for its transition.
const nodes = [body];
// What selects by the name of a style rule, or of none, and these names by number.
const known = { '.': 1 };
let rules;
const sheet = new CSSStyleSheet();
for (const other of document.styleSheets) for (const rule of other.cssRules) known[rule.selectorText] = 1;
document.adoptedStyleSheets.push(sheet);

// The style and the other classes of a node; where there is no style a space comes first.
const classes = (node) => {
  const value = node.getAttribute('class') || '', style = value.split(' ')[0];
  return '.' + style in known ? [style, value.slice(style.length + 1)] : ['', value];
};

// What was numbered last, as PageShape writes it; 0 when it has been changed since.
let counted = [0];

// Numbers nodes and rules as on a first page.
const count = () => {
  let sum = 0;
  nodes.length = 1;
  body.normalize();
  const walker = document.createTreeWalker(body, 5);
  for (let node; (node = walker.nextNode());)
    // White space behind </body> is the parser's.
    if (node.data == null || (node.$ = node.parentNode == body ? /\S/.test(node.data) : node.previousSibling || node.nextSibling)) {
      nodes.push(node);
      sum = Math.imul(sum, 31) + (node.localName || '/').charCodeAt() >>> 0;
    }
  counted = [nodes.length, sum];
  rules = [...new Set(['', ...[...body.querySelectorAll('[class]')].map((node) => classes(node)[0])])].sort();
};

// The node of a number.
const at = (number) => {
  expand(nodes[number] > 0 ? number - nodes[number] : number);
  return nodes[number];
};

// Numbers the nodes of a copied row.
const expand = (number) => {
  const row = nodes[number];
  if (row?.$row) {
    row.$row = 0;
    for (const node of row.querySelectorAll('*')) nodes[++number] = node;
  }
};

// MARK: Events

// The number of the newest event, and of the newest that the server has applied and stored.
let eventCount = 0, stored = 0;
// Events that it has not: element, slot, payload, the debt up to which they are sent, and a number as
// soon as they were.
let events = [];
// By how many milliseconds what was sent is ahead of the pace that the server takes.
let debt = 0;

const varintBytes = (value) => value > 127 ? [value & 127 | 128, ...varintBytes(value >>> 7)] : [value];

// Gives an event its number and sends it; one whose element has gone, or asks for it no more, has had its time.
const number = (event) => {
  const [target, slot, payload] = event;
  for (let node = target; node; node = node.parentNode) expand(node.$row);
  const id = nodes.indexOf(target == body || find(target, slot)[0] == target ? target : 0);
  event[3] = 500;
  event[4] = id < 0 || ++eventCount;
  id < 0 || send([Message.event, eventCount, id, target.localName.charCodeAt(), slot], payload);
};

// Sends what may be sent: in a second 60 events of gestures and sizes, and 20 others, some at once after
// a pause; of continuous ones only when the one before is stored.
const release = () => {
  line.dataset.busy = events.some((event) => event[3]);
  if (isGreeted)
    for (const event of events)
      if (!event[4] && debt <= event[3] && (event[3] || event == events.find((other) => isSame(other, event)))) {
        const cost = event[3] && (event[1] < Slot.drag || event[1] > Slot.scroll) ? 50 : 17;
        number(event);
        setTimeout(() => {
          debt -= cost;
          release();
        }, debt += cost);
      }
};

const isSame = (first, second) => first[1] == second[1] && first[0] == second[0];

// Says that something happened to a node.
const emit = (node, slot, payload, isContinuous) => {
  const event = [node, slot, payload, isContinuous ? 0 : 500];
  events = events.filter((other) => other[3] || !isSame(other, event));
  // What it means is what the page shows now. It overtakes nothing that a reader does; sizes and scrolling
  // tell how the page is.
  if (!isContinuous) {
    for (const event of events) if (event[1] < Slot.size || event[1] > Slot.scroll) event[3] = 500;
    tell();
    // What is pressed looks so until something comes of it.
    if (slot < Slot.longPress) node.ariaBusy = true;
    watch(5e3);
  }
  events.push(event);
  release();
  return event;
};

// The nearest element around that wants to hear of something, and the number behind its token.
const find = (node, wanted) => {
  for (; node; node = node.parentNode)
    for (const [slot, number] of tokens(node)) if (slot == wanted) return [node, number];
  return [];
};

const tokens = (node) => (node.dataset?.on || '').split(' ').map((token) => [parseInt(token.charAt(0), 36), +token.slice(1)]);

// Makes sure that what an element wants to hear of is listened to.
const ask = (node) => Promise.allSettled(tokens(node).map(([slot]) => slot != Slot.press && listen(node, slot)));

const listen = (node, slot) =>
  load(modules[slot > Slot.link || !slot ? 2 : slot == Slot.link || slot < Slot.tap ? 0 : 1], node, slot);

// MARK: Writing

const setAttribute = (node, name, value) => {
  if (name == 'class') setClass(node, classes(node)[0], value || '');
  else if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
  // What is pressed is always listened to.
  if (name == 'data-on' && value != 1) asking.push(node);
};

const setClass = (node, style, own) => node.setAttribute('class', style + (own && ' ' + own));

// Sets a text's text, or that of an element's in front of its children.
const setText = (node, text) => {
  const first = node.firstChild;
  if (node.data != null) node.data = text;
  else if (first?.data != null && !first.$) {
    if (text) first.data = text;
    else first.remove();
  } else if (text) node.prepend(text);
  if (node.defaultValue != null) page.$control?.(node, 'value', text);
};

// MARK: Reading

let bytes, position;
// The strings of a frame as one.
let text, textPosition;
// Names by number: two that stand for something else, the ones of WireNames, and those of the frame.
const names = [0, 0, ...NAMES.split(' ')], nameCount = names.length;
// The node that was named last.
let last;
// Elements that want to hear of something.
let asking;
// Where the strings of copies belong in the row that they are copies of.
let holes;

const byte = () => bytes[position++] ?? fail();

const varint = () => {
  const next = byte();
  return next > 127 ? next - 128 + varint() * 128 : next;
};

const utf8 = () => {
  const length = varint();
  return decoder.decode(bytes.subarray(position, position += length));
};

const name = () => {
  const number = varint();
  return names[number || names.push(string()) - 1] ?? fail();
};

const string = () => {
  const length = varint();
  return length & 1 ? names[length >> 1] ?? fail() : text.slice(textPosition, textPosition += length / 2);
};

const node = () => {
  const difference = varint();
  last += difference >>> 1 ^ -(difference & 1);
  return same();
};

const same = () => at(last)?.isConnected ? nodes[last] : fail();

const rule = () => rules[varint()] ?? fail();

// Writes a string of a row, or remembers where strings of copies belong.
const put = (node, name, value) => {
  if (value === 0) holes.push([node, name, nodes.indexOf(node), name || node.append(' ')]);
  else if (name) setAttribute(node, name, value);
  else setText(node, value);
};

// Makes an element with everything in it.
const make = (tag) => {
  const parts = byte(), [html, svg] = tag.split('svg:');
  const node = svg ? document.createElementNS('http://www.w3.org/2000/svg', svg)
    : html == '#text' ? new Text() : document.createElement(html);
  node.$ = 1;
  nodes.push(node);
  if (parts & 2) node.setAttribute('class', rule());
  if (parts & 4) for (let left = varint(); left--;) put(node, name(), string());
  if (parts & 8) put(node, 0, string());
  if (parts & 16) content(varint(), node);
  return node;
};

// Makes elements in front of another. Siblings that are alike but for some strings are copies of one.
const content = (count, parent, next = null) => {
  while (count--) {
    const tag = name();
    if (tag) {
      parent.insertBefore(make(tag), next);
      continue;
    }
    let copies = varint();
    holes = [];
    const first = nodes.length, template = make(name()), length = nodes.length - first;
    // How to come from the copy to what the string belongs to.
    const places = holes.map(([node, name, number]) => {
      const path = [];
      while (node != template) {
        path.unshift(node.previousSibling);
        node = node.previousSibling || node.parentNode;
      }
      return [path, name, number - first];
    });
    nodes.length = places[0] ? first : fail();
    while (copies--) {
      const copy = template.cloneNode(true);
      copy.$row = nodes.push(copy) - 1;
      for (let offset = 1; offset < length;) nodes.push(offset++);
      if (asking[0]) asking.push(copy, ...copy.querySelectorAll('[data-on]'));
      for (const [path, name, offset] of places) {
        let node = copy;
        for (const isNext of path) node = isNext ? node.nextSibling : node.firstChild;
        nodes[copy.$row + offset] = node;
        put(node, name, string());
      }
      parent.insertBefore(copy, next);
    }
  }
};

// A node and the siblings behind it.
const run = (first, count) => {
  const list = [];
  while (count--) {
    list.push(first);
    // Where there is none reading fails.
    do first = first.nextSibling; while (first?.$ > 1);
  }
  return list;
};

const apply = (header) => {
  const isReset = header & 64;
  asking = [];
  names.length = nameCount;
  last = textPosition = 0;
  text = header & 128 ? utf8() : '';
  if (isReset) nodes.length = rules.length = 1;
  if (header & 32)
    for (let left = varint(); left--;) {
      const rule = string(), selector = rule.split('{')[0];
      known[selector] ??= sheet.insertRule(rule);
      if (rule[0] == '.') rules.push(selector.slice(1));
    }
  if (isReset) {
    const fragment = new DocumentFragment();
    content(varint(), fragment);
    page.$renew(fragment);
  }
  while (position < bytes.length) {
    const code = byte(), operation = code & 31, isRun = code & 32, isEnd = code & 64;
    const counted = () => isRun ? varint() : 1;
    const target = code > 127 ? same() : node();
    if (target == body && !isEnd) fail();
    if (operation == Operation.text) setText(target, string());
    else if (operation < Operation.style) setAttribute(target, name(), operation < Operation.removeAttribute ? string() : null);
    else if (operation == Operation.style) setClass(target, rule(), classes(target)[1]);
    else if (operation == Operation.property) page.$control(target, name(), isRun ? null : string());
    else if (operation == Operation.insert) isEnd ? content(counted(), target) : content(counted(), target.parentNode, target);
    else {
      const list = run(target, counted()), parent = target.parentNode, next = list.at(-1).nextSibling;
      if (operation == Operation.move) {
        const place = node();
        for (const node of list) page.$move(parent, node, isEnd ? null : place);
      } else {
        // All at once is quicker.
        if (list.length == parent.childNodes.length && !page.$leave) parent.textContent = '';
        else for (const node of list) page.$leave?.(node) || node.remove();
        if (operation == Operation.replace) content(counted(), parent, next);
      }
    }
  }
  if (textPosition != text.length) fail();
  asking.forEach(ask);
};

// The newest frame that was applied, and the newest that the server knows of.
let frame = 0, told = 0;
let isAsking, quiet;

const again = () => { isAsking ||= !send([Message.again]); };

const tell = () => { if (frame != told) send([Message.ack, told = frame, ...counted]); };

// What a frame waits for. Messages are read one after the other, also then; those of a connection that is
// no more are told again by the next.
let waiting;

const receive = async (message, own = socket) => {
  while (waiting) await waiting;
  if (own != socket) return;
  try {
    bytes = message;
    position = 0;
    const next = varint();
    // Another process has the page from now on, or none knows it any more.
    if (bytes.length < 2) return next ? greet() : location.reload();
    stored = varint();
    events = events.filter((event) => !(stored >= event[4]) || (event[0].ariaBusy = null));
    let isAnew = next && position == bytes.length;
    if (isAnew) count();
    else if (next) {
      const wanted = varint() | page.$selection, patch = position + (wanted >> 4), header = bytes[patch];
      isAnew = header & 64;
      if (!isAnew && (next != frame + 1 || isAsking)) return again();
      // What is new is shown when there is what hears of it.
      if (wanted & 15) {
        await (waiting = Promise.all(modules.map((module, index) => wanted >> index & 1 && load(module, wanted))));
        waiting = 0;
        if (own != socket) return;
      }
      counted = [0];
      const end = page.$begin?.(wanted);
      position = patch + 1;
      if (header) apply(header);
      end?.();
    }
    if (next) {
      frame = next;
      quiet ||= setTimeout(() => {
        quiet = 0;
        tell();
        nodes.forEach((node, id) => { if (node?.isConnected == 0) nodes[id] = null; });
      }, 1e3);
    }
    // In front of any event that has new numbers.
    if (isAnew) isAsking = told = 0;
    if (isAnew || frame - told == 8) tell();
    if (!isGreeted) {
      // What the server does not know is sent again, without what has gone.
      isGreeted = 1;
      eventCount = stored;
      events.forEach((event) => event.length = 4);
    }
    page.$settle?.();
    release();
  } catch {
    waiting = again();
  }
};

// MARK: The connection

let socket, isGreeted, bar;
// How many connections have failed since one has worked, and how often something came, or a connection ended.
let tries = 0, heard = 0;

// Sends numbers, and bytes behind them.
const send = (numbers, bytes = []) => { if (socket?.readyState == 1) socket.send(new Uint8Array([...numbers.flatMap(varintBytes), ...bytes])); };

// Says who the page is and how far it has come; until that is answered it sends no event.
const greet = () => {
  isGreeted = null;
  send([Message.hello, frame, stored, ...counted], encode(said('live')));
  if (isAsking) send([Message.again]);
};

// Tells the reader something that is not the page's, behind it; gives what says so.
const show = (text) => {
  // Its role is a status.
  const bar = document.createElement('output');
  body.after(bar);
  // Popovers have the page's colours, light or dark, and are seen above dialogs.
  bar.popover = 'manual';
  bar.showPopover();
  bar.textContent = text;
  return bar;
};

// Cuts a line on which nothing comes for so long.
const watch = (time, before = heard) => setTimeout(() => {
  if (before != heard || !socket) return;
  // It may take its time to end; what it says then is nobody's.
  socket.onclose = socket.onmessage = String;
  socket.close();
  lose(socket);
}, time);

const lose = (event) => {
  // 1000: another window has taken over.
  if (event.code == 1000) return;
  socket = isGreeted = null;
  // The style sheet lets it be seen after a second.
  bar ||= show(said('lost'));
  // Where nothing ever comes by a socket it may by a stream.
  if (tries && !heard) load(modules[3], 1);
  // Another process has the server's place already: only this once it need not be waited for.
  setTimeout(connect, (tries || event.reason != 'now') && Math.random() * Math.min(25e3, 500 * 2 ** tries++));
};

const connect = () => {
  if (socket) return;
  socket = new (tries & 1 && page.$Stream || WebSocket)('/-/live');
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    bar = bar?.remove();
    greet();
  };
  socket.onmessage = ({ data: data }) => {
    tries = 0;
    heard++;
    // The server says something now and then, so a line on which nothing comes is none.
    watch(25e3);
    if (data.byteLength) receive(new Uint8Array(data));
  };
  socket.onclose = lose;
  watch(25e3);
};

// MARK: Attaching

// What the modules share.
const page = {
  nodes: nodes, frame: () => frame, $events: () => events, at: at, $find: find, $ask: ask, $emit: emit, $on: on, $encode: encode,
  $varintBytes: varintBytes,
  $byte: byte, $varint: varint, $utf8: utf8,
  $show: show, $listen: listen,
  $move: (parent, node, next) => parent.moveBefore(node, next),
  $here: () => page.$route = location.pathname + location.search,
};

if (!body.moveBefore || body.querySelector('[data-leave]')) await load(modules[3]);
// What posts controls where no script runs is no part of the page.
document.forms[0]?.remove();
count();
page.$here();
// The last of its kind: the style sheet lets it be seen when nothing has come of an event for a second. It says itself that it
// is wanted, since a rule by what the page has would make browsers find the style of all anew.
const line = show(said('wait'));
on('click', (event) => {
  const [node] = find(event.target, Slot.press), link = event.target.closest('a');
  // Into another tab or window.
  if (!node || link && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
  if (link) event.preventDefault();
  emit(node, Slot.press, []);
});
on('selectionchange', () => page.$selection = 8 * !getSelection().isCollapsed);
onpopstate = () => { if (page.$route != page.$here()) emit(body, Slot.route, encode(page.$route)); };
on('visibilitychange', () => {
  emit(body, Slot.scene, [+!document.hidden]);
  connect();
});
ononline = connect;
// Whoever the server greets hears everything that it asked for.
await Promise.all([...body.querySelectorAll('[data-on]')].map(ask));
connect();

export default page;
