// Films and sounds: has them do what the page says, and tells how they stand.
//
// Orders are numbers with spaces between them, in `data-media` or, for a sound that no element shows, in a command that
// ends with its address: which it is, whether it plays, how fast, how loud, whether it is muted, whether it begins again
// at its end, how often it was told to go to a time, that time, and every how many seconds it says how far it is.

let page;
// Sounds that no element shows, by their numbers.
const sounds = new Map();

const tell = (media, phase, isTime) => page.$emit(media.$isAlone ? document.body : media, Slot.media,
  [phase, ...new Uint8Array(Float32Array.of(media.$orders[0], media.currentTime, isFinite(media.duration) ? media.duration : -1).buffer)], isTime);

// Browsers play nothing aloud before the reader has pressed something: it is silent until then.
const start = (media) => media.play().catch((error) => {
  if (error.name == 'NotAllowedError' && !media.muted) {
    media.muted = true;
    addEventListener('click', () => { media.muted = media.$orders[4]; }, { once: true, capture: true });
    start(media);
  } else if (media.paused) tell(media, media.error ? 3 : 0);
});

const obey = (media, orders) => {
  const before = media.$orders || [0, 0, 1, 1, 0, 0, 0], isNew = orders.map((order, place) => order != before[place]);
  media.$orders = orders;
  if (isNew[2]) media.defaultPlaybackRate = media.playbackRate = orders[2];
  if (isNew[3]) media.volume = orders[3];
  if (isNew[4]) media.muted = orders[4];
  media.loop = orders[5];
  if (isNew[6]) media.currentTime = orders[7];
  if (!orders[1]) isNew[1] && media.pause();
  else if (media.paused && (isNew[1] || isNew[6])) start(media);
};

const hear = (media) => {
  let told = 0;
  media.onplaying = media.onpause = media.onended = media.ondurationchange = media.onseeked = media.onerror = media.ontimeupdate = (event) => {
    const now = performance.now(), isTime = event.type == 'timeupdate', interval = media.$orders[8] * 1e3;
    if (isTime ? media.ended || !interval || now - told < interval - 50 : media.ended && event.type != 'ended') return;
    told = now;
    tell(media, media.error ? 3 : media.ended ? 2 : +!media.paused, isTime);
  };
};

const sound = (value) => {
  const words = value.split(' '), orders = words.splice(0, 9).map(Number), address = words.join(' ');
  let media = sounds.get(orders[0]);
  // One that is over is told of no more.
  if (!address) {
    sounds.delete(orders[0]);
    if (media) media.onpause = null;
    return media?.pause();
  }
  if (!media) {
    sounds.set(orders[0], media = new Audio());
    media.$isAlone = true;
    hear(media);
  }
  if (media.$address != address) media.src = media.$address = address;
  obey(media, orders);
};

export default (shared, node) => {
  page = shared;
  page.$sounds?.splice(0).forEach(sound);
  if (node == document.body || node.$orders) return;
  hear(node);
  const follow = () => obey(node, node.dataset.media.split(' ').map(Number));
  new MutationObserver(follow).observe(node, { attributes: true, attributeFilter: ['data-media'] });
  // What was to be heard before it was to be seen goes on here.
  const number = parseInt(node.dataset.media), alone = sounds.get(number);
  if (alone) {
    node.currentTime = alone.currentTime;
    alone.onpause = null;
    alone.pause();
    sounds.delete(number);
  }
  follow();
};
