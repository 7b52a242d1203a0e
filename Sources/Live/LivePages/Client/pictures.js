// Pictures: tells how large they are, if that is wanted, and that they can't be had.

export default (page, node) => {
  const tell = () => {
    const number = page.$find(node, Slot.picture)[1], source = node.src;
    // Until it is there, and once nobody asks, there is nothing to tell.
    if (number && node.complete) node.decode().then(() => 0, () => 1).then((isMissing) => {
      // A decoder may be busy with a picture that is another by now.
      if (node.src == source && (isMissing || number & 1 && node.naturalWidth))
        page.$emit(node, Slot.picture, [isMissing, ...new Uint8Array(Float32Array.of(node.naturalWidth, node.naturalHeight, number).buffer)], true);
    });
  };
  node.onload = node.onerror = tell;
  tell();
};
