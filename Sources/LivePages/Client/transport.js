// Where a WebSocket can't be opened: requests up, and the streamed answer of one down.
// It has as much of the face of a WebSocket as the page needs.

const bytesOf = (message) => {
  const bytes = [];
  let length = message.length;
  for (; length > 127; length >>>= 7) bytes.push(length & 127 | 128);
  return [...bytes, length, ...message];
};

export default function () {
  const stop = new AbortController();
  let isSending, hello, waiting = [];

  const post = (name, body) => fetch(new URL(name, import.meta.url), {
    method: 'POST', body: Uint8Array.from(body), signal: stop.signal,
  }).then((response) => {
    if (!response.ok) throw response;
    return response;
  });

  const close = () => {
    if (this.readyState > 1) return;
    this.readyState = 3;
    stop.abort();
    this.onclose();
  };

  const flush = () => {
    if (isSending || !waiting.length) return;
    isSending = true;
    const body = [...hello, ...waiting];
    waiting = [];
    post('up', body).then(() => {
      isSending = false;
      flush();
    }, close);
  };

  // The answer to the first message, message by message.
  const listen = async (body) => {
    const reader = (await post('down', body)).body.getReader();
    let bytes = [];
    for (;;) {
      const part = await reader.read();
      if (part.done) return;
      const joined = new Uint8Array(bytes.length + part.value.length);
      joined.set(bytes);
      joined.set(part.value, bytes.length);
      bytes = joined;
      for (;;) {
        let length = 0, factor = 1, start = 0, byte = 128;
        for (; byte > 127 && start < bytes.length; factor *= 128) length += ((byte = bytes[start++]) & 127) * factor;
        if (byte > 127 || bytes.length < start + length) break;
        this.onmessage({ data: bytes.slice(start, start + length).buffer });
        bytes = bytes.subarray(start + length);
      }
    }
  };

  this.readyState = 1;
  this.send = (message) => {
    if (hello) {
      waiting.push(...bytesOf(message));
      flush();
    } else listen(hello = bytesOf(message)).then(close, close);
  };
  setTimeout(() => this.onopen());
}
