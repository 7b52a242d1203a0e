/// The same table by hand, as in the benchmark's own reference: a row is cloned and filled in.
enum HandWritten {
  /// An expression that makes the object `hand`; `classes` are the names of the styles.
  static func source(classes: [String]) -> String {
    """
    (() => {
      const element = (name, style, ...children) => {
        const node = document.createElement(name);
        if (style) node.className = style;
        node.append(...children);
        return node;
      };
      const link = (...children) => {
        const node = element('a', '', ...children);
        node.setAttribute('data-on', '1');
        return node;
      };
      const icon = element('span', '\(classes[3])');
      icon.setAttribute('aria-hidden', 'true');
      const template = element('tr', '', element('td', '\(classes[0])'), element('td', '\(classes[1])', link()),
        element('td', '\(classes[0])', link(icon)), element('td', '\(classes[2])'));
      const body = element('tbody', '');
      // The body is the client's.
      document.documentElement.append(element('table', '', body));
      let rows = [], selected = null;
      return {
        append(data) {
          for (const [id, label] of data) {
            const row = template.cloneNode(true), first = row.firstChild;
            first.textContent = id;
            first.nextSibling.firstChild.textContent = label;
            rows.push(row);
            body.appendChild(row);
          }
        },
        update() {
          for (let index = 0; index < rows.length; index += 10)
            rows[index].firstChild.nextSibling.firstChild.firstChild.nodeValue += ' !!!';
        },
        select(index) {
          if (selected) selected.className = '';
          selected = rows[index];
          selected.className = '\(classes[4])';
        },
        swap(a, b) {
          const first = rows[a], second = rows[b], behind = second.nextSibling;
          body.insertBefore(second, first);
          body.insertBefore(first, behind);
          rows[a] = second;
          rows[b] = first;
          const last = rows[a + 1];
          if (second.nextSibling != last) body.insertBefore(second, last);
        },
        remove(index) {
          rows[index].remove();
          rows.splice(index, 1);
        },
        clear() {
          body.textContent = '';
          rows = [];
          selected = null;
        },
        count: () => body.childNodes.length,
        labels: () => rows.map(row => row.textContent).join(),
      };
    })()
    """
  }
}
