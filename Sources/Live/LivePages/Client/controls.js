// What a reader does to fields, checkboxes, disclosures and dialogs, and what the server makes of it.
//
// `$open` of what opens is what the server knows.

let page, composing;
// Fields with their newest events.
const unseen = new Map();

// A field that composes, has an event that the server has not seen, or more text than an event may carry,
// is not written to.
const isCurrent = (field) =>
  field != composing && !field.$isLate && !field.validity?.customError && !page.$events().includes(unseen.get(field));

const setValue = (field, value) => {
  if (isCurrent(field) && field.value != value) {
    const start = field.selectionStart, end = field.selectionEnd;
    field.value = value;
    if (start != null && field == document.activeElement) field.setSelectionRange(start, end);
  }
};

// A dialog that the server hears of is modal; the attribute alone would not make it so.
const isModal = (node) => node.close && node.dataset.on;

// Dialogs that are shown, with what had the focus before; and what had it when the frame began.
const shown = new Map();
let was;

// Whether the reader has come here by a key.
let isByKey;

// What stands for a node that may have been made anew: the same in the same row. `$item` is what the row said then, since
// a node that is gone has none.
const rowOf = (node) => node.closest('li')?.textContent;
const twin = (node) => node.isConnected ? node
  : [...document.querySelectorAll(node.localName)].findLast((other) => other.textContent == node.textContent && rowOf(other) == (node.$item ?? rowOf(node)));

// Shows a dialog; one that asks for something has the focus where it does no harm.
const show = (dialog) => {
  const active = document.activeElement, isInside = dialog.contains(active);
  shown.set(dialog, isInside ? page.$before || active : active == document.body ? was : active);
  dialog.open = false;
  dialog.showModal();
  if (isInside) active.focus();
  else if (dialog.getAttribute('role')) {
    const first = dialog.querySelector('input,textarea,button:not(.d-risk)');
    first?.focus();
    // Where the caret can't be asked for it can't be placed.
    if (first?.selectionEnd != null) first.setSelectionRange(-1, -1);
  } else if (!isByKey || !document.activeElement.matches('a,button,input,select,textarea,summary,[tabindex]')) {
    // Browsers take what scrolls for the first control, whose keys scroll it then. Who has pressed something wants no
    // ring around another thing.
    dialog.tabIndex = -1;
    dialog.focus();
  }
  if (dialog.matches('.d-sheet')) page.$listen(dialog, Slot.end);
};

const control = (node, name, value) => {
  const isOn = value != null;
  if (name == 'open') {
    node.$open = isOn;
    if (isModal(node)) {
      if (!isOn) node.close();
      else if (!node.open) show(node);
      return;
    }
  }
  // The text of a text area is no attribute.
  if (!node.rows)
    if (value == null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  if (name == 'value') {
    if (node.defaultValue != null) setValue(node, value ?? '');
  } else if ((name == 'checked' || name == 'selected') && isCurrent(node.closest('select') || node)) node[name] = isOn;
};

// What is typed behind a press or Return belongs to what the server makes of the field then, and waits for it.
// Of a field `$barrier` is that event, `$base` what it was, `$lines` what it was each time that Return was pressed since,
// and `$isLate` that there is more.
const waits = (field) => page.$events().includes(field.$barrier);
const mark = (field, event, base = field.value, lines = []) => {
  field.$barrier = event;
  field.$base = base;
  field.$lines = lines;
};

// Puts what was typed meanwhile behind what the server has made of what was there before, and says so.
const resume = (field) => {
  const { $base: base, defaultValue: value } = field;
  const move = (text) => text.startsWith(base) ? value + text.slice(base.length) : text;
  const lines = field.$lines.map(move), text = move(field.value), line = lines.shift();
  const end = field.value.length - field.selectionEnd;
  field.$isLate = 0;
  if (text != field.value) {
    field.value = text;
    if (field.selectionEnd != null) field.setSelectionRange(text.length - end, text.length - end);
  }
  const [node] = page.$find(field, Slot.input);
  if (!node) return unseen.delete(field);
  unseen.set(field, page.$emit(node, Slot.input, page.$encode(line ?? text), line == null));
  if (line == null) return;
  mark(field, page.$emit(field, Slot.submit, []), line, lines);
  field.$isLate = text != line;
};

// Shows in fields what the server has made of what was typed.
const settle = () => {
  // A dialog that has gone gives the focus back.
  for (const [dialog, before] of shown)
    if (!dialog.isConnected) {
      shown.delete(dialog);
      if (document.activeElement == document.body) twin(before)?.focus({ preventScroll: true });
    }
  for (const field of unseen.keys())
    if (field.$isLate) {
      if (!waits(field) && field != composing) resume(field);
    } else if (isCurrent(field)) {
      unseen.delete(field);
      if (field.rows || field.hasAttribute('value')) setValue(field, field.defaultValue);
      if (field.defaultChecked != null) field.checked = field.defaultChecked;
    }
};

// What happens for each slot, by its number.
const slots = [, , 'input', 'change', 'change', 'keydown submit', 'focusin', 'focusout', 'toggle close'];

const handle = (event) => slots.forEach((types, slot) => {
  if (!types.includes(event.type)) return;
  const target = event.target, [node, isHeld] = page.$find(target, slot);
  if (!node || slot == Slot.submit && (node != target || event.key && (event.key != 'Enter' || event.isComposing || event.shiftKey))) return;
  // Only what was pressed last says what is to become of it.
  if ((slot == Slot.input || slot == Slot.submit && event.key && target.$isLate) && waits(target)) {
    if (slot == Slot.submit) {
      event.preventDefault();
      target.$lines.push(target.value);
    }
    target.$isLate = unseen.set(target);
    return;
  }
  let payload = slot < Slot.check ? page.$encode(target.value) : slot == Slot.check ? [+target.checked] : [];
  // What is typed stays; it is sent when it is short enough.
  if (slot < Slot.check) target.setCustomValidity(payload[65536] ? 'Too long' : '');
  if (slot < Slot.focus && target.validity?.customError) return target.reportValidity();
  // Return in a field of several lines is no new one.
  if (slot == Slot.submit && (!event.key || target.rows)) event.preventDefault();
  // The window has lost the focus, not the field.
  if (slot == Slot.blur && document.activeElement == target) return;
  if (slot == Slot.open) {
    const isOpen = node.open;
    if (node != target || isOpen == (node.$open ?? isOpen)) return;
    // Browsers close at a second Escape whatever is said at the first.
    if (isHeld == 1) return node.showModal();
    node.$open = isOpen;
    payload = [+isOpen];
  }
  const sent = page.$emit(node, slot, payload, slot == Slot.input);
  if (slot == Slot.submit && event.key) mark(target, sent);
  // It says something of all of which one is checked.
  if (slot < Slot.submit) for (const field of [target, ...document.getElementsByName(target.name)]) unseen.set(field, sent);
  // Those in it close with the outermost.
  if (slot == Slot.check) document.querySelector(':popover-open.m-items:not(.m-stay)')?.hidePopover();
});

// Browsers say that something has opened or closed a while after; what a reader does meanwhile comes behind it.
const tellOpen = () => document.querySelectorAll('dialog,details').forEach((target) => handle({ type: 'toggle', target }));

const isOutside = ({ target, clientX, clientY }) => {
  const box = target.getBoundingClientRect?.();
  return isModal(target) && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
};

// A press outside of a dialog closes it, unless that is only for its buttons or keys, or it began inside:
// where text was selected and the pointer left the dialog.
let began;
const press = (event) => {
  isByKey = event.key;
  if (isByKey && isByKey != 'Tab') return;
  began = isOutside(event);
  // What a finger opens has no ring, though browsers draw one around what gets the focus of a field.
  document.body.style.setProperty('--ring', event.pointerType == 'touch' ? 0 : '');
};
const leave = (event) => began && isOutside(event) && !page.$find(event.target, Slot.open)[1] && event.target.close();

const follow = (event) => {
  const [node] = page.$find(event.target, Slot.link), link = node && event.target.closest('a[href]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  page.$emit(node, Slot.link, page.$encode(link.getAttribute('href')));
};

export default (shared, node, slot) => {
  if (!page) {
    page = shared;
    page.$control = control;
    const begin = page.$begin;
    page.$begin = (wanted) => {
      was = document.activeElement;
      was.$item = rowOf(was);
      return begin?.(wanted);
    };
    page.$settle = settle;
    page.$unseen = unseen;
    page.$on('click', follow);
    page.$on('click', () => {
      const field = document.activeElement, event = page.$events().at(-1);
      if (event?.[1] == Slot.press && event != field.$barrier && field.selectionEnd != null) mark(field, event);
    });
    page.$on('pointerdown keydown', press);
    page.$on('click', leave);
    // A button takes the focus of no field that is typed in: a phone would put its keyboard away.
    page.$on('mousedown', (event) => { if (event.target.closest('button') && document.activeElement.defaultValue != null) event.preventDefault(); });
    page.$on(slots.join(' '), handle);
    // In front of what listens at the document.
    addEventListener('click', tellOpen, true);
    addEventListener('keydown', tellOpen, true);
    // A dialog that only its buttons close.
    page.$on('cancel', (event) => { if (page.$find(event.target, Slot.open)[1] == 1) event.preventDefault(); });
    page.$on('compositionstart', (event) => composing = event.target);
    page.$on('compositionend', () => {
      composing = 0;
      settle();
    });
  }
  if (slot) {
    node.$open ??= node.open;
    if (node.open && node.isConnected && isModal(node) && !node.matches(':modal')) show(node);
    // What was typed before anybody heard of it.
    if (node.selectionEnd && node.value != node.defaultValue) handle({ type: 'input', target: node });
    // What had the focus before.
    if (slot == Slot.focus && node == document.activeElement) handle({ type: 'focusin', target: node });
  }
};
