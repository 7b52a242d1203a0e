// Finds pages by their words, in an index that stands beside this script.
//
// `index.json` says how the index is cut up. `terms/N.json` has some of the words and which entries they are in,
// `entries/N.json` what is shown of some entries. Only the parts that a query needs are asked for, each once.
// The words of a query are made as `SearchTerms.swift` makes those of the index.

/** The row of the page that results are made like. */
const list = document.getElementById("search-results");
const field = document.getElementById("search-field");
const status = document.getElementById("search-status");
const model = list?.firstElementChild?.cloneNode(true);
/** What the page shows where nothing is asked for. */
const suggested = list ? [...list.children] : [];

/** How many results are shown at once. */
const STEP = 10;
const WORD = /[\p{L}\p{N}\p{Mc}]+/gu;
const WRITTEN = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts without spaces between words: pairs of their characters stand for words.
const DENSE =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3007\\u3021-\\u3029\\u3041-\\u30ff\\u31f0-\\u31ff" +
  "\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const RUN = new RegExp(`([${DENSE}]+)|([^${DENSE}]+)`, "gu");

/** @type {Map<string, Promise<any>>} What was asked for, by path. */
const parts = new Map();
/** @type {Promise<any> | undefined} */
let index;
/** The number of the newest query; what comes for an older one is too late. */
let newest = 0;
/** @type {IntersectionObserver | undefined} Shows more results when the last one comes into sight. */
let observer;

/** Asks for a file beside this script; one that fails is asked for again next time. */
function load(path, version) {
  const known = parts.get(path);
  if (known) return known;
  // Without a version it is asked for anew, since it tells of the others.
  const address = new URL(version ? `${path}?${version}` : path, import.meta.url);
  const loaded = fetch(address, { cache: version ? "default" : "no-cache" }).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  });
  parts.set(path, loaded);
  loaded.catch(() => parts.delete(path));
  return loaded;
}

/** The index's facts, with its table of letters as a map. */
async function facts() {
  index ??= load("index.json").then((facts) => ({ ...facts, folds: new Map(Object.entries(facts.folds)) }));
  index.catch(() => (index = undefined));
  return index;
}

/** A text without case and marks. */
function fold(text, folds) {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{Mn}/gu, "");
  return Array.from(plain, (letter) => folds.get(letter) ?? letter).join("");
}

/** The runs of a text: of letters of one kind, and whether they are written without spaces. */
function runs(text, folds) {
  const found = [];
  for (const [word] of fold(text, folds).matchAll(WORD))
    for (const [run, dense] of word.matchAll(RUN)) found.push({ run, isDense: dense !== undefined });
  return found;
}

/** What a query's runs are looked up by. */
function terms(found) {
  const all = new Map();
  for (const { run, isDense } of found) {
    const letters = [...run];
    if (!isDense || letters.length === 1) all.set(run, isDense);
    else for (let at = 0; at + 1 < letters.length; at++) all.set(letters[at] + letters[at + 1], true);
  }
  return all;
}

/** The most files of words that one term asks for: of the beginnings of many words only some are looked at. */
const MOST = 4;

/** The files of words that a term may begin some of. */
function places(term, { terms }) {
  let from = 0;
  while (from + 1 < terms.length && terms[from + 1] <= term) from++;
  const places = [];
  for (let at = from; at < terms.length && places.length < MOST; at++)
    if (at === from || terms[at].startsWith(term)) places.push(at);
    else break;
  return places;
}

/** The entries that have a word that begins as a term does, and how well they fit. */
async function entriesWith(term, facts) {
  const files = await Promise.all(places(term, facts).map((place) => load(`terms/${place}.json`, facts.hash)));
  const scores = new Map();
  for (const [word, numbers] of files.flatMap(Object.entries)) {
    if (!word.startsWith(term)) continue;
    let number = 0;
    for (const step of numbers) {
      number += step;
      const score = (word === term ? 2 : 1) * (number % 2 ? 3 : 1);
      const entry = number >> 1;
      if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
    }
  }
  return scores;
}

/** The numbers of the entries that have all terms, the best first, and of those the newest. */
async function find(wanted, facts) {
  const each = await Promise.all([...wanted.keys()].map((term) => entriesWith(term, facts)));
  each.sort((left, right) => left.size - right.size);
  const found = [];
  for (const [entry, score] of each[0] ?? []) {
    let sum = score;
    for (const other of each.slice(1)) {
      const more = other.get(entry);
      if (!more) {
        sum = 0;
        break;
      }
      sum += more;
    }
    if (sum) found.push([entry, sum]);
  }
  found.sort((left, right) => right[1] - left[1] || right[0] - left[0]);
  return found.map(([entry]) => entry);
}

/** Writes a text into an element, with what was looked for marked. */
function write(element, text, found, folds) {
  if (!element) return;
  element.replaceChildren();
  element.dir = "auto";
  let end = 0;
  const mark = (from, to) => {
    if (from < end) return;
    element.append(text.slice(end, from));
    const marked = document.createElement("mark");
    marked.textContent = text.slice(from, to);
    element.append(marked);
    end = to;
  };
  for (const match of text.matchAll(WRITTEN)) {
    const word = fold(match[0], folds);
    for (const { run, isDense } of found) {
      if (!isDense) {
        if (word.startsWith(run)) mark(match.index, match.index + match[0].length);
        continue;
      }
      // Where letters were taken apart, the places in them are not those in the text.
      const isAlike = word.length === match[0].length;
      for (let at = word.indexOf(run); at >= 0; at = word.indexOf(run, at + run.length)) {
        if (isAlike) mark(match.index + at, match.index + at + run.length);
        else mark(match.index, match.index + match[0].length);
      }
    }
  }
  element.append(text.slice(end));
}

/** Adds rows for the next of the entries that were found. */
async function show(entries, from, found, facts, query) {
  const shown = entries.slice(from, from + STEP);
  const files = await Promise.all(
    shown.map((entry) => load(`entries/${Math.floor(entry / facts.chunk)}.json`, facts.hash)),
  );
  if (query !== newest) return;
  const rows = shown.map((entry, at) => {
    const [address, title, caption, text] = files[at][entry % facts.chunk];
    const row = model.cloneNode(true);
    row.removeAttribute("id");
    const link = row.matches("a") ? row : row.querySelector("a");
    link.href = new URL(facts.top + address, import.meta.url).href;
    write(row.querySelector(".search-title") ?? link, title, found, facts.folds);
    write(row.querySelector(".search-caption"), caption, [], facts.folds);
    write(row.querySelector(".search-text"), text, found, facts.folds);
    return row;
  });
  if (from === 0) list.replaceChildren(...rows);
  else list.append(...rows);
  observer?.disconnect();
  if (from + STEP < entries.length) {
    observer = new IntersectionObserver((seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      observer.disconnect();
      show(entries, from + STEP, found, facts, query).catch(fail);
    });
    observer.observe(list.lastElementChild);
  }
}

/** Says that a part of the index can't be had. */
function fail() {
  status.textContent = document.getElementById("search-failed")?.textContent ?? "";
}

/** Shows what the field asks for. */
async function search() {
  const query = ++newest;
  const text = field.value.trim();
  const address = new URL(location.href);
  if (text) address.searchParams.set("q", text);
  else address.searchParams.delete("q");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  const rest = () => {
    observer?.disconnect();
    list.replaceChildren(...suggested);
    status.textContent = "";
  };
  if (!text) return rest();
  try {
    const known = await facts();
    const found = runs(text, known.folds);
    const wanted = terms(found);
    const entries = await find(wanted, known);
    if (query !== newest) return;
    // Of the first letter of a word nothing can be said yet.
    if (!entries.length && [...wanted].every(([term, isDense]) => !isDense && [...term].length < 2)) return rest();
    if (!entries.length) {
      observer?.disconnect();
      list.replaceChildren();
    } else await show(entries, 0, found, known, query);
    if (query !== newest) return;
    status.textContent = entries.length
      ? known.words.count.replace("%@", () => entries.length.toLocaleString(document.documentElement.lang || undefined))
      : known.words.none.replace("%@", () => text);
  } catch {
    if (query === newest) fail();
  }
}

/** Moves the focus among the field and the results. */
function move(event) {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  const isField = document.activeElement === field;
  const isTyping = document.activeElement.matches("input,textarea,select,[contenteditable]");
  if (event.key === "/" && !isTyping) field.focus();
  else if (event.key === "ArrowDown" && (isField || at >= 0)) links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === "ArrowUp" && at >= 0) (links[at - 1] ?? field).focus();
  else if (event.key === "Enter" && isField) links[0]?.click();
  else if (event.key === "Escape" && (isField || at >= 0)) {
    field.value = "";
    field.focus();
    search();
  } else return;
  event.preventDefault();
}

if (field && model && status) {
  status.role = "status";
  field.parentElement.role = "search";
  field.autocomplete = "off";
  field.addEventListener("input", search);
  document.addEventListener("keydown", move);
  field.disabled = false;
  field.value ||= new URL(location.href).searchParams.get("q") ?? "";
  if (field.value) search();
}
