// The browser's side of a live page: applies the server's patches, and says what the reader does.
// What is spoken is described in LivePages.docc/Protocol.md, patches in ElementDiff's FrameFormat.
//
// Capitals are written by `make client`: the tables of WireNames, and the addresses of the modules
// that are loaded when something asks for them. The minifier wants no shorthand properties.

const body = document.body;
const elementNames = ELEMENT_NAMES.split(' ');
const attributeNames = ATTRIBUTE_NAMES.split(' ');
const values = VALUES.split(' ');
const properties = PROPERTIES.split(' ');
// What browsers call what happens, by slot.
const eventTypes = [, 'click', 'input', 'change', 'change', 'keydown submit', 'focusin', 'focusout', 'toggle close'];
eventTypes[21] = 'click';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const fail = () => { throw Error(); };
const load = async (address, ...values) => (await import(address)).default(page, ...values);

// MARK: What the page has

// Nodes by number; the first is the page. One that has gone is kept until a second is quiet, so
// whoever looks one up asks whether it is connected.
//
// A node's `$` is 1 for a text with a number, as opposed to an element's own, and 2 for an element
// that only stays for its transition. `$open` of what opens is what the server knows.
let nodes;
// Names of style rules by number, and what is the name of a rule.
let rules;
const known = {};
const sheet = new CSSStyleSheet();
for (const other of document.styleSheets)
  for (const rule of other.cssRules) known[(rule.selectorText || '').slice(1)] = 1;
document.adoptedStyleSheets.push(sheet);

const styleOf = (node) => {
  const first = (node.getAttribute('class') || '').split(' ')[0];
  return known[first] ? first : '';
};

// Numbers nodes and rules as on a first page.
const count = () => {
  const names = {}, walker = document.createTreeWalker(body, 5);
  let node;
  body.normalize();
  nodes = [body];
  while ((node = walker.nextNode())) {
    if (node.data != null) {
      // White space behind </body> is the parser's.
      node.$ = +(node.parentNode == body ? /\S/.test(node.data) : node.previousSibling || node.nextSibling ? 1 : 0);
      if (!node.$) continue;
    } else if (styleOf(node)) names[styleOf(node)] = 1;
    nodes.push(node);
  }
  rules = ['', ...Object.keys(names).sort()];
};

// MARK: Events

// The number of the newest event, and of the newest that the server has applied and stored.
let eventCount = 0, stored = 0;
// Events that it has not: element, slot, payload, and a number as soon as they were sent.
const pending = new Set();
// The newest events by node and slot that are not sent yet, and the newest that are.
const held = new Map(), flying = new Map();
// Fields with their newest events.
const unseen = new Map();
let composing, isTicking, hasSelection = false;

const varintBytes = (value) => value > 127 ? [value & 127 | 128, ...varintBytes(value >>> 7)] : [value];

const number = (event) => {
  event[3] = ++eventCount;
  if (isGreeted)
    send([2, ...varintBytes(eventCount), ...varintBytes(nodes.indexOf(event[0])), event[1], ...event[2]]);
};

// Sends what is held: of continuous events one a sixtieth of a second, and when the one before is
// stored; or all, so that nothing overtakes them.
const release = (isForced) => {
  if (isForced || isGreeted && !isTicking)
    for (const [key, event] of held)
      if (isForced || !pending.has(flying.get(key))) {
        held.delete(key);
        flying.set(key, event);
        number(event);
        isTicking ||= setTimeout(() => { isTicking = 0; release(); }, 16);
        if (!isForced) break;
      }
};

// Says that something happened to a node, and to a field that shows it.
const emit = (node, slot, payload, isContinuous, field) => {
  const key = nodes.indexOf(node) * 64 + slot, event = [node, slot, payload];
  pending.delete(held.get(key));
  held.delete(key);
  held.set(key, event);
  pending.add(event);
  if (field) unseen.set(field, event);
  release(!isContinuous);
};

// The nearest element around that wants to hear of something, and the number behind its token.
const find = (node, slot) => {
  for (; node; node = node.parentNode)
    for (const token of (node.dataset?.on || '').split(' '))
      if (parseInt(token.charAt(0), 36) == slot) return [node, +token.slice(1)];
};

// What elements wanted to hear of, if one of them may speak for all.
const heard = {};
// Modules that elements have asked for.
const loading = [];

// Makes sure that what an element wants to hear of is listened to.
const ask = (node) => {
  const wanted = node.dataset.on || '';
  if (heard[wanted]) return;
  heard[wanted] = true;
  node.$open = node.open;
  for (const token of wanted.split(' ')) {
    const slot = parseInt(token.charAt(0), 36), types = eventTypes[slot];
    if (!types || slot == 8) heard[wanted] = false;
    if (types) for (const type of types.split(' ')) document.addEventListener(type, handle, true);
    else if (slot) loading.push(load(GESTURES, node, slot));
  }
};

const handle = (event) => eventTypes.forEach((types, slot) => {
  const found = types.includes(event.type) && find(event.target, slot);
  if (!found) return;
  const node = found[0], target = event.target, isChecked = slot == 4;
  let payload = [], text;
  if (types == 'click') {
    const link = target.closest('a[href]');
    if (link) {
      // Into another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    if (slot > 1) text = link?.getAttribute('href') || '';
  }
  if (slot == 2 || slot == 3) text = target.value;
  if (isChecked) payload = [+target.checked];
  if (slot == 5) {
    if (event.key ? event.key != 'Enter' || event.isComposing || node != target : node != target) return;
    if (!event.key) event.preventDefault();
  }
  // The window has lost the focus, not the field.
  if (slot == 7 && document.activeElement == target) return;
  if (slot == 8) {
    const isOpen = node.open ?? event.newState == 'open';
    if (node != target || isOpen == node.$open) return;
    node.$open = isOpen;
    payload = [+isOpen];
  }
  if (text != null) payload = encoder.encode(text);
  emit(node, slot, payload, slot == 2, slot > 1 && slot < 5 && target);
});

// MARK: Writing

const setAttribute = (node, name, value) => {
  if (name == 'class') setClass(node, styleOf(node), value);
  else if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
  if (name == 'data-on' && !heard[value]) asking.push(node);
  if (name == 'data-leave') loadMotion();
};

const setClass = (node, style, own) => {
  const value = style && own ? style + ' ' + own : style || own;
  if (value) node.setAttribute('class', value);
  else node.removeAttribute('class');
};

// A field that composes, or has an event that the server has not seen, is not written to.
const isCurrent = (field) => field != composing && !pending.has(unseen.get(field));

const setValue = (field, value) => {
  if (isCurrent(field) && field.value != value) {
    const start = field.selectionStart, end = field.selectionEnd;
    field.value = value;
    if (start != null && field == document.activeElement) field.setSelectionRange(start, end);
  }
};

const setProperty = (node, name, value) => {
  const isOn = value != null;
  if (name == 'open') {
    node.$open = isOn;
    if (node.close && node.dataset.on != null) {
      if (!isOn) node.close();
      else if (!node.open) node.showModal();
      return;
    }
  }
  setAttribute(node, name, value);
  if (name == 'value') {
    if (node.defaultValue != null) setValue(node, value ?? '');
  } else if (name != 'open' && isCurrent(node.closest('select') || node)) node[name] = isOn;
};

// Sets a text's text, or that of an element's in front of its children.
const setText = (node, text) => {
  const first = node.firstChild;
  if (node.nodeType > 1) node.data = text;
  else if (first && !first.$ && first.nodeType > 1) {
    if (text) first.data = text;
    else first.remove();
  } else if (text) node.insertBefore(new Text(text), first);
  if (node.defaultValue != null) setValue(node, text);
};

// Shows in fields what the server has made of what was typed.
const settle = () => {
  for (const field of unseen.keys())
    if (isCurrent(field)) {
      unseen.delete(field);
      if (field.localName == 'textarea' || field.hasAttribute('value')) setValue(field, field.defaultValue);
      if (field.defaultChecked != null) field.checked = field.defaultChecked;
    }
};

const addRule = (name, text) => {
  rules.push(name);
  if (known[name]) return;
  known[name] = 1;
  for (const property of sheet.cssRules[sheet.insertRule('.' + name + '{' + text + '}')].style)
    if (/^--[xy]\d$/.test(property) && !known[property]) {
      known[property] = 1;
      CSS.registerProperty({ name: property, syntax: '<length>', inherits: true, initialValue: '0px' });
    }
};

// A dialog that the server hears of is modal; the attribute alone would not make it so.
const showModal = (dialog) => {
  if (dialog.open && dialog.isConnected && dialog.dataset.on != null) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
};

// MARK: Reading

let bytes;
let position;
// The strings of a frame as one; empty as long as it is only looked through for where they begin.
let strings;
let stringPosition;
let isApplying;
let isReset;
// The node that was named last.
let last;
// Elements that want to hear of something, that enter, that may be shown as dialogs.
let asking, entering, opening;

const byte = () => position < bytes.length ? bytes[position++] : fail();

const varint = () => {
  let value = byte(), next = value, factor = 1;
  if (value > 127) {
    value &= 127;
    while (next > 127) value += ((next = byte()) & 127) * (factor *= 128);
  }
  return value;
};

const name = (names) => names[varint() - 1] ?? fail();

const string = () => {
  const length = varint(), start = stringPosition;
  if (length & 1) return values[length >> 1] ?? fail();
  return strings.slice(start, stringPosition += length / 2);
};

const node = () => {
  const difference = varint();
  last += difference & 1 ? -(difference + 1) / 2 : difference / 2;
  return isApplying && connected(last);
};

const connected = (id) => nodes[id]?.isConnected ? nodes[id] : fail();

const made = {};
// While the first of several siblings is made: where its own strings have their lengths, of which of
// its nodes they are, and in which attribute. Nothing if its siblings can't be copies of it.
let holes;

const hole = (start, index, attribute) => {
  const length = bytes[start];
  if (holes && !(length & 1)) length > 0 && length < 128 ? holes.push([start, index, attribute]) : holes = null;
};

const enumerate = (element) => {
  nodes.push(element);
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) enumerate(child);
};

// Makes elements with everything in them, each in its place when it is complete. Siblings that are
// alike but for their strings are copies of the first.
const content = (count, parent, next) => {
  let shape, template, start, length;
  while (count--) {
    const firstNumber = nodes.length;
    if (template && fits(shape, start, length)) {
      const copy = template.cloneNode(true);
      enumerate(copy);
      for (const [place, index, attribute] of shape) {
        const value = strings.slice(stringPosition, stringPosition += bytes[position + place - start] / 2);
        if (attribute) setAttribute(nodes[firstNumber + index], attribute, value);
        else nodes[firstNumber + index].firstChild.data = value;
      }
      position += length;
      parent.insertBefore(copy, next || null);
      continue;
    }
    start = position;
    const isFirst = isApplying && count && !holes;
    if (isFirst) {
      holes = [];
      holes.first = firstNumber;
    }
    const element = make();
    if (isFirst) {
      shape = holes;
      holes = template = null;
      if (shape) {
        template = element.cloneNode(true);
        length = position - start;
      }
    }
    if (isApplying) parent.insertBefore(element, next || null);
  }
};

// Whether the next element is one like another, but for its strings.
const fits = (shape, start, length) => {
  let next = 0;
  for (let index = 0; index < length; index++) {
    const byte = bytes[position + index];
    if (shape[next]?.[0] == start + index) {
      if (byte & 1 || byte > 127 || !byte) return;
      next++;
    } else if (byte != bytes[start + index]) return;
  }
  return true;
};

const make = () => {
  const tag = name(elementNames), parts = byte(), number = holes && nodes.length - holes.first;
  let element, start;
  if (isApplying) {
    element = (made[tag] ||= tag == '#text' ? new Text() : tag.startsWith('svg:')
      ? document.createElementNS('http://www.w3.org/2000/svg', tag.slice(4))
      : document.createElement(tag)).cloneNode();
    if (element.data != null) {
      element.$ = 1;
      holes = null;
    }
    nodes.push(element);
  }
  if (parts & 2) {
    const index = varint();
    if (isApplying) element.setAttribute('class', rules[index] ?? fail());
  }
  if (parts & 4)
    for (let left = varint(); left--;) {
      const attribute = name(attributeNames);
      start = position;
      const value = string();
      if (isApplying) {
        hole(start, number, attribute);
        setAttribute(element, attribute, value);
        if (attribute == 'data-enter') entering.push(element);
        if (attribute == 'open' && element.close) opening.push(element);
        if (entering[0] || opening[0] || asking[0]) holes = null;
      }
    }
  if (parts & 8) {
    start = position;
    const text = string();
    if (isApplying) {
      hole(start, number);
      element.textContent = text;
    }
  }
  if (parts & 16) content(varint(), element);
  return element;
};

// A node and the siblings behind it.
const run = (first, count) => {
  const list = [];
  while (count--) {
    list.push(first || fail());
    do first = first.nextSibling; while (first?.$ > 1);
  }
  return list;
};

const remove = (list) => {
  const parent = list[0].parentNode;
  // All at once is quicker.
  if (list.length == parent.childNodes.length && list[1]) parent.textContent = '';
  else for (const node of list) if (!page.leave?.(node)) node.remove();
};

const operations = () => {
  const header = byte(), firstRule = rules.length;
  let code;
  last = stringPosition = 0;
  if (header != 1 && header != 33) fail();
  if (header > 1)
    for (let left = varint(); left--;) {
      const name = string(), text = string();
      if (isApplying) addRule(name, text);
    }
  while (position < bytes.length && (code = byte())) {
    const operation = code & 31, isRun = code & 32, isEnd = code & 64;
    const counted = () => isRun ? varint() : 1;
    if (operation == 10) {
      isReset = true;
      const fragment = document.createDocumentFragment();
      if (isApplying) {
        nodes = [body];
        rules.splice(1, firstRule - 1);
      }
      content(counted(), fragment);
      if (isApplying) page.renew ? page.renew(fragment) : body.replaceChildren(fragment);
      continue;
    }
    let target = code > 127 ? isApplying && connected(last) : node();
    if (!last && (operation != 6 || !isEnd)) fail();
    if (operation == 1) {
      const text = string();
      if (isApplying) setText(target, text);
    } else if (operation < 4) {
      const attribute = name(attributeNames), value = operation == 2 ? string() : null;
      if (isApplying) setAttribute(target, attribute, value);
    } else if (operation == 4) {
      const index = varint();
      if (isApplying) {
        const own = target.getAttribute('class') || '', style = styleOf(target);
        setClass(target, rules[index] ?? fail(), own.slice(style && style.length + 1));
      }
    } else if (operation == 5) {
      const property = properties[varint()] ?? fail(), value = isRun ? null : string();
      if (isApplying) setProperty(target, property, value);
    } else if (operation == 6) {
      const count = counted();
      if (isEnd) content(count, target);
      else content(count, target.parentNode, target);
    } else if (operation == 7) {
      const count = counted();
      if (isApplying) remove(run(target, count));
    } else if (operation == 8) {
      const count = counted(), place = node();
      if (isApplying) {
        const list = run(target, count), parent = isEnd ? place : place.parentNode;
        if (parent != target.parentNode || list.includes(place)) fail();
        for (const node of list) page.move(parent, node, isEnd ? null : place);
      }
    } else if (operation == 9) {
      const count = counted(), roots = counted();
      let parent, next;
      if (isApplying) {
        const list = run(target, count);
        parent = target.parentNode;
        next = list.at(-1).nextSibling;
        remove(list);
      }
      content(roots, parent, next);
    } else fail();
  }
};

const utf8 = () => {
  const length = varint();
  if (position + length > bytes.length) fail();
  return decoder.decode(bytes.subarray(position, position += length));
};

const float = () => new DataView(bytes.buffer).getFloat32((position += 4) - 4, true);

const command = () => {
  const code = byte(), values = [code, code == 4 || code > 5 && code != 10 ? varint() : utf8()];
  if (code == 7 || code == 11) {
    const flags = byte();
    values.push(flags & 1 && [float()], flags & 2 && [float()], flags & 4);
  }
  if (code == 8) values.push(utf8());
  if (code == 8 || code == 9) values.push(utf8());
  return values;
};

// Looks through the patch that is left of the message.
const scan = () => {
  isApplying = isReset = false;
  strings = '';
  stringPosition = 0;
  if (position < bytes.length) operations();
  if (position < bytes.length) strings = decoder.decode(bytes.subarray(position));
  if (stringPosition != strings.length) fail();
};

const apply = (start) => {
  asking = [];
  entering = [];
  opening = [];
  // Asking for it makes browsers lay the page out, so only if there is one.
  const selection = hasSelection && getSelection();
  const { anchorNode: anchor, anchorOffset: from, focusNode: focus, focusOffset: to } = selection;
  position = start;
  isApplying = true;
  holes = null;
  if (start < bytes.length) operations();
  opening.forEach(showModal);
  asking.forEach(ask);
  for (const node of entering) node.classList.add(node.dataset.enter);
  if (entering[0]) body.offsetWidth;
  for (const node of entering) node.classList.remove(node.dataset.enter);
  // Text that was written loses what was selected in it.
  if (anchor?.isConnected && focus.isConnected && (selection.anchorNode != anchor || selection.anchorOffset != from || selection.focusNode != focus || selection.focusOffset != to))
    selection.setBaseAndExtent(anchor, Math.min(from, sizeOf(anchor)), focus, Math.min(to, sizeOf(focus)));
};

const sizeOf = (node) => (node.data ?? node.childNodes).length;

const perform = (code, value, x, y, isSmooth) => {
  const target = nodes[value];
  if (code == 1) document.title = value;
  if (code == 2) history.pushState(null, '', value);
  if (code == 3) history.replaceState(null, '', value);
  if (code == 4) history.go(-value);
  if (code == 5) {
    const url = new URL(value, location);
    if (url.origin == location.origin) location.assign(url);
    else open(url, '_blank', 'noopener');
  }
  if (code == 6) value ? target?.focus() : document.activeElement?.blur();
  if (code > 6 && target) load(GESTURES, target, -code, x, y, isSmooth);
  route = here();
};

const see = (event) => {
  stored = Math.max(stored, event);
  for (const event of pending) if (event[3] <= stored) pending.delete(event);
};

// The newest frame that was applied, and the newest that the server knows of.
let frame = 0, told = 0;
let isAsking;
let quiet;

const again = () => {
  if (!isAsking) send([4]);
  isAsking = true;
};

const tell = () => {
  if (frame != told) send([3, ...varintBytes(told = frame)]);
};

// Reads a message; gives a promise if something must be loaded first.
const receive = (message) => {
  bytes = message;
  position = 0;
  const code = byte();
  if (code == 4) return location.reload();
  const next = code == 2 || varint();
  see(varint());
  if (code == 3) {
    frame = next;
    count();
    return finish(true);
  }
  if (code == 2) return finish();
  const commands = [];
  for (let left = varint(); left--;) commands.push(command());
  const start = position, animation = commands.find((command) => command[0] == 10);
  scan();
  if (!isReset && (next != frame + 1 || isAsking)) return again();
  const show = (end) => {
    try {
      apply(start);
    } finally {
      end?.();
    }
    frame = next;
    commands.forEach((command) => perform(...command));
    quiet ||= setTimeout(() => {
      quiet = 0;
      tell();
      nodes.forEach((node, id) => { if (!node.isConnected) delete nodes[id]; });
    }, 1e3);
    finish(isReset);
  };
  if (animation) return loadMotion().then((motion) => show(motion.animate(animation[1])));
  // Without the module the page is replaced as a whole.
  if (isReset && !page.renew) return load(KEEPING).catch(() => {}).then(() => show());
  show();
};

const finish = (isAnew) => {
  if (isAnew || frame - told > 7) tell();
  if (isAnew) isAsking = false;
  if (!isGreeted) {
    // What the server does not know is sent again, without what has gone.
    isGreeted = true;
    eventCount = stored;
    for (const event of pending)
      if (!event[0].isConnected) pending.delete(event);
      else if (event[3]) number(event);
  }
  settle();
  release();
};

// Messages are read one after the other; this is there while one waits.
let queue;

const take = (message) => {
  try {
    queue = queue ? queue.then(() => receive(message)) : receive(message);
  } catch {
    again();
  }
  const mine = queue = queue?.catch(again);
  mine?.then(() => { if (queue == mine) queue = null; });
  return mine;
};

// MARK: The connection

const address = new URL('live', import.meta.url).href.replace('http', 'ws');
let Stream, socket, hasOpened, isGreeted, retry, lost, bar;
let tries = 0;

const send = (message) => { if (socket?.readyState == 1) socket.send(Uint8Array.from(message)); };

const connect = () => {
  if (socket) return;
  clearTimeout(retry);
  try {
    const current = socket = new (tries & 1 && Stream || WebSocket)(address);
    current.binaryType = 'arraybuffer';
    current.onopen = () => {
      hasOpened = true;
      clearTimeout(lost);
      lost = bar = bar?.remove();
      send([1, ...varintBytes(frame), ...varintBytes(stored), ...encoder.encode(token)]);
      if (isAsking) send([4]);
    };
    current.onmessage = (event) => {
      tries = 0;
      take(new Uint8Array(event.data));
    };
    // 1000: another window has taken over.
    current.onclose = (event) => {
      if (event?.code != 1000) disconnect(event?.reason);
    };
  } catch {
    disconnect();
  }
};

const disconnect = (reason) => {
  socket = isGreeted = null;
  lost ||= setTimeout(() => {
    bar = document.createElement('div');
    bar.className = 'live-lost';
    bar.setAttribute('role', 'status');
    // Popovers have the page's colours, light or dark, and are seen above dialogs.
    bar.popover = 'manual';
    document.documentElement.append(bar);
    bar.showPopover?.();
    bar.textContent = 'Connection lost. Trying again\u2026';
  }, 1e3);
  // Where sockets never open a stream may.
  if (tries && !hasOpened) import(TRANSPORT).then((module) => Stream = module.default, () => {});
  // Another process has the server's place already: only this once it need not be waited for.
  const pause = reason == 'now' && !tries ? 0 : Math.random() * Math.min(3e4, 500 * 2 ** tries);
  tries++;
  retry = setTimeout(connect, pause);
};

// MARK: Attaching

const here = () => location.pathname + location.search;
const token = document.querySelector('meta[name=live]').content;
let route = here();
let motion;

const loadMotion = () => motion ||= load(MOTION);

// What the modules share.
const page = {
  nodes: () => nodes, frame: () => frame, unseen: unseen, find: find, emit: emit, ask: ask,
  receive: take, move: (parent, node, next) => parent.moveBefore(node, next),
};

if (!body.moveBefore) await load(KEEPING);
sheet.insertRule('.live-lost{inset:auto 0 1rem}');
count();
for (const node of body.querySelectorAll('[data-on]')) {
  // Without script it would have done nothing.
  node.removeAttribute('disabled');
  showModal(node);
  ask(node);
}
if (body.querySelector('[data-leave]')) loading.push(loadMotion());
addEventListener('compositionstart', (event) => composing = event.target);
addEventListener('compositionend', () => {
  composing = null;
  settle();
});
document.addEventListener('selectionchange', () => hasSelection = !getSelection().isCollapsed);
addEventListener('popstate', () => {
  if (route != here()) emit(body, 19, encoder.encode(route = here()));
});
document.addEventListener('visibilitychange', () => {
  const isShown = !document.hidden;
  emit(body, 20, [+isShown]);
  if (isShown) connect();
});
addEventListener('online', connect);
// Whoever the server greets hears everything that it asked for.
await Promise.allSettled(loading);
connect();

export default page;
