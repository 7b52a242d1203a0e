// Pictures: tells that one can't be had.

export default (page, node) => {
  const tell = () => {
    const number = page.$find(node, Slot.picture)[1], source = node.src;
    // Once nobody asks there is nothing to tell; and it may be another picture by now.
    if (number && node.complete) node.decode().catch(() => {
      if (source == node.src) page.$emit(node, Slot.picture, page.$floats([number]), true);
    });
  };
  node.onerror = tell;
  tell();
};
