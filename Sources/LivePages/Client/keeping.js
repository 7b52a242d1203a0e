// Keeps what the reader has where nodes can't be kept as they are: when the whole page comes anew, and
// when nodes move in a browser that has no moveBefore.

const body = document.body;

export default (page) => {
  // Moves a node with its focus, selection and scroll positions.
  if (!body.moveBefore)
    page.move = (parent, node, next) => {
      const active = document.activeElement, start = active.selectionStart, end = active.selectionEnd;
      const hasFocus = node.contains(active), scrolled = [];
      if (node.querySelectorAll)
        for (const element of [node, ...node.querySelectorAll('*')])
          if (element.scrollTop || element.scrollLeft) scrolled.push([element, element.scrollLeft, element.scrollTop]);
      parent.insertBefore(node, next);
      for (const [element, left, top] of scrolled) element.scrollTo({ left: left, top: top, behavior: 'instant' });
      if (hasFocus) {
        active.focus({ preventScroll: true });
        if (start != null) active.setSelectionRange(start, end);
      }
    };

  // Makes the page another; nodes that stand where ones of their kind stood stay the ones they were.
  page.renew = (fragment) => {
    const nodes = page.nodes(), numbers = new Map(nodes.map((node, id) => [node, id]));

    const keep = (old, fresh) => {
      if (numbers.has(fresh)) nodes[numbers.get(fresh)] = old;
      old.$ = fresh.$;
      if (old.data != null) {
        if (old.data != fresh.data) old.data = fresh.data;
        return;
      }
      const isModal = old.close && fresh.dataset.on != null;
      for (const attribute of [...old.attributes])
        if (!fresh.hasAttribute(attribute.name) && !(isModal && attribute.name == 'open')) old.removeAttribute(attribute.name);
      for (const attribute of fresh.attributes)
        if (old.getAttribute(attribute.name) != attribute.value && !(isModal && attribute.name == 'open'))
          old.setAttribute(attribute.name, attribute.value);
      if (isModal && old.open != fresh.open) {
        old.$open = fresh.open;
        if (fresh.open) old.showModal();
        else old.close();
      }
      merge(old, fresh);
      if (old.dataset.on == null) return;
      page.ask(old);
      // It shows what the server says, unless it is newer.
      if (old.defaultValue != null && !page.unseen.has(old)) page.unseen.set(old);
    };

    const merge = (old, fresh) => {
      let place = old.firstChild;
      for (const child of [...fresh.childNodes])
        if (place && place.nodeName == child.nodeName && place.type == child.type && place.id == child.id) {
          keep(place, child);
          place = place.nextSibling;
        } else old.insertBefore(child, place);
      while (place) {
        const next = place.nextSibling;
        place.remove();
        place = next;
      }
    };

    merge(body, fragment);
  };
};
