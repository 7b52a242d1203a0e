// What a reader does to fields, checkboxes, disclosures and dialogs, and what the server makes of it.
//
// `$open` of what opens is what the server knows.

let page, composing;
// Fields with their newest events.
const unseen = new Map();

// A field that composes, or has an event that the server has not seen, is not written to.
const isCurrent = (field) => field != composing && !page.$events().includes(unseen.get(field));

const setValue = (field, value) => {
  if (isCurrent(field) && field.value != value) {
    const start = field.selectionStart, end = field.selectionEnd;
    field.value = value;
    if (start != null && field == document.activeElement) field.setSelectionRange(start, end);
  }
};

// A dialog that the server hears of is modal; the attribute alone would not make it so.
const isModal = (node) => node.close && node.dataset.on != null;

const showModal = (dialog) => {
  if (dialog.open && dialog.isConnected && isModal(dialog) && !dialog.matches(':modal')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
};

const control = (node, name, value) => {
  const isOn = value != null;
  if (name == 'open') {
    node.$open = isOn;
    if (isModal(node)) {
      if (!isOn) node.close();
      else if (!node.open) node.showModal();
      return;
    }
  }
  // The text of a text area is no attribute.
  if (node.localName != 'textarea') page.$setAttribute(node, name, value);
  if (name == 'value') {
    if (node.defaultValue != null) setValue(node, value ?? '');
  } else if (name != 'open' && isCurrent(node.closest('select') || node)) node[name] = isOn;
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

const slots = {
  input: [2], change: [3, 4], keydown: [5], submit: [5], focusin: [6], focusout: [7], toggle: [8], close: [8],
};

const handle = (event) => slots[event.type].forEach((slot) => {
  const target = event.target, [node, isHeld] = page.$find(target, slot);
  if (!node || slot == 5 && (node != target || event.key && (event.key != 'Enter' || event.isComposing))) return;
  let payload = [];
  if (slot < 4) payload = page.$encode(target.value);
  if (slot == 4) payload = [+target.checked];
  if (slot == 5 && !event.key) event.preventDefault();
  // The window has lost the focus, not the field.
  if (slot == 7 && document.activeElement == target) return;
  if (slot == 8) {
    const isOpen = node.open ?? event.newState == 'open';
    if (node != target || isOpen == node.$open) return;
    // Browsers close at a second Escape whatever is said at the first.
    if (isHeld) return node.showModal();
    node.$open = isOpen;
    payload = [+isOpen];
  }
  const sent = page.$emit(node, slot, payload, slot == 2);
  if (slot < 5) unseen.set(target, sent);
});

const follow = (event) => {
  const [node] = page.$find(event.target, 21), link = event.target.closest('a[href]');
  if (!node || !link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  page.$emit(node, 21, page.$encode(link.getAttribute('href')));
};

export default (shared, node) => {
  page = shared;
  if (page.$control != control) {
    page.$control = control;
    page.$settle = settle;
    page.$unseen = unseen;
    page.$on('click', follow);
    page.$on(Object.keys(slots).join(' '), handle);
    // A dialog that only its buttons close.
    page.$on('cancel', (event) => { if (page.$find(event.target, 8)[1]) event.preventDefault(); });
    addEventListener('compositionstart', (event) => composing = event.target);
    addEventListener('compositionend', () => {
      composing = null;
      settle();
    });
  }
  if (node) {
    node.$open = node.open;
    showModal(node);
  }
};
