// Rows of long collections that come near what is seen.

let page;
// Selects elements that may want to hear of it; tokens begin with the slot's digit.
const rowsOf = '[data-on*="' + Slot.rows.toString(36) + '"]';

// Collections of whose rows some want to hear when they are near, by their number.
const lists = new Map();
let isLooking;

// Where an element begins and ends on the axis of a list.
const span = (list, node) => {
  const box = page.$boxOf(node);
  return !list.$isAcross ? [box.top, box.bottom] : list.$sign > 0 ? [box.left, box.right] : [-box.right, -box.left];
};

// The number of the list of an element, twice; odd for the room of rows that are not made.
const listed = (node) => page.$find(node, Slot.rows)[1] >> 1;
const isGap = (node) => listed(node) & 1;

// The elements of a list in order, and what is seen where they are; nothing while they are hidden.
const look = (list) => {
  const rows = [...document.querySelectorAll(rowsOf)].filter((node) => listed(node) >> 1 == list.$number);
  if (!rows[0]?.getClientRects()[0]) return [];
  const outer = page.$scroller(rows[0]);
  list.$sign = list.$isAcross && getComputedStyle(outer).direction == 'rtl' ? -1 : 1;
  return [rows, outer == document.scrollingElement ? [0, list.$isAcross ? innerWidth : innerHeight] : span(list, outer), outer];
};

const near = () => {
  isLooking = 0;
  for (const list of lists.values()) {
    const [rows, seen] = look(list);
    // One after the other.
    if (page.$events().includes(list.$event)) seek();
    else if (rows) {
      const length = seen[1] - seen[0], start = seen[0] - length, end = seen[1] + length;
      const spans = rows.map((row) => span(list, row));
      const last = spans.findLastIndex((own) => own[0] < end), first = Math.max(0, spans.findLastIndex((own) => own[0] <= start));
      const middle = spans[first + last + 1 >> 1];
      const columns = spans.filter((own, index) => !isGap(rows[index]) && own[0] < middle[1] && own[1] > middle[0]).length;
      const values = [last - first + 1, spans[first][0] - start, spans[first][1] - start, (spans[last] || spans[0])[0] - start, end - start, columns];
      // While nothing is missing a few rows more or less need not be told, but the end must.
      const isMissing = rows.some((row, index) => isGap(row) && spans[index][0] < end - length / 2 && spans[index][1] > start + length / 2);
      const told = (isMissing ? values : [last >> 2, rows[last + 1], rows.length]) + '' + (first >> 2);
      if (told != list.$told) list.$event = page.$emit(rows[first], Slot.rows, page.$floats(values), true);
      list.$told = told;
    }
  }
};

const seek = () => isLooking ||= requestAnimationFrame(near);

// Has what is seen of long lists stay where it is, whatever is made or goes in front of it.
const stay = () => {
  const kept = [];
  for (const list of lists.values()) {
    const [rows, seen, outer] = look(list), row = rows?.find((row) => !isGap(row) && span(list, row)[1] > seen[0]);
    if (!row) continue;
    outer.style.overflowAnchor = 'none';
    const place = span(list, row)[0], name = list.$isAcross ? 'scrollLeft' : 'scrollTop';
    // Even by nothing it would end a scroll that goes on smoothly.
    kept.push((shift = span(list, row)[0] - place) => { if (shift && row.isConnected && outer[name]) outer[name] += shift * list.$sign; });
  }
  return kept;
};

export default (shared, node) => {
  page = shared;
  const number = listed(node) >> 1;
  if (!lists.size) {
    const begin = page.$begin;
    page.$begin = (wanted) => {
      const end = begin?.(wanted), restore = stay();
      return () => {
        for (const act of restore) act();
        end?.();
        seek();
      };
    };
    page.$on('scroll', seek);
    page.$on('focusin focusout', (event) => {
      const [row] = page.$find(event.target, Slot.rows);
      if (row) page.$emit(row, Slot.rows, [event.type == 'focusin' ? 1 : 2]);
    });
    addEventListener('resize', seek);
  }
  if (!lists.has(number)) lists.set(number, { $number: number, $isAcross: page.$find(node, Slot.rows)[1] & 1 });
  seek();
};
