// Where a WebSocket can't be opened: requests up, and the streamed answer of one down.
// It has as much of the face of a WebSocket as the page needs.

let page;

const Stream = function () {
  const stop = new AbortController();
  let isSending, hello, waiting = [];

  const framed = (message) => [...page.$varintBytes(message.length), ...message];

  const post = async (name, body) => {
    const response = await fetch('/-/' + name, {
      method: 'POST', body: Uint8Array.from(body), signal: stop.signal,
    });
    if (!response.ok) throw 0;
    return response;
  };

  const close = this.close = () => {
    if (this.readyState > 1) return;
    this.readyState = 3;
    stop.abort();
    this.onclose({});
  };

  const flush = () => {
    if (isSending || !waiting[0]) return;
    // A request takes one message of any length, or several that have that of one together.
    let body = hello;
    do body = [...body, ...waiting.shift()]; while (waiting[0] && !body[65536]);
    isSending = post('up', body).then(() => {
      isSending = 0;
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
      bytes = new Uint8Array(await new Blob([bytes, part.value]).arrayBuffer());
      for (;;) {
        // Where the length has not come as a whole it reads past the end.
        let length = 0, factor = 1, start = 0, byte;
        do length += ((byte = bytes[start++]) & 127) * factor; while (factor *= 128, byte > 127);
        if (bytes.length < start + length) break;
        this.onmessage({ data: bytes.slice(start, start + length) });
        bytes = bytes.slice(start + length);
      }
    }
  };

  this.readyState = 1;
  this.send = (message) => {
    if (hello) {
      waiting.push(framed(message));
      flush();
    } else listen(hello = framed(message)).then(close, close);
  };
  setTimeout(() => this.onopen());
};

export default (shared) => {
  page = shared;
  page.$Stream = Stream;
};
