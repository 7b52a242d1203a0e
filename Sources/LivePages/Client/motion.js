// What moves: elements that leave, and frames that change style by a transition.

const sheet = new CSSStyleSheet();
sheet.insertRule('*,::before,::after{}');
document.adoptedStyleSheets.push(sheet);
const style = sheet.cssRules[0].style;

export default (page) => {
  // Shows an element a little longer; false if it says no class for that.
  page.leave = (element) => {
    const name = element.dataset?.leave, nodes = page.nodes();
    if (!name) return;
    nodes.forEach((node, id) => { if (element.contains(node)) delete nodes[id]; });
    element.$ = 2;
    element.inert = true;
    element.classList.add(name);
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished))
      .then(() => element.remove());
    return true;
  };
  return {
    // Changes of style until the returned function is called happen by a CSS transition.
    animate: (transition) => {
      document.body.offsetWidth;
      if (!matchMedia('(prefers-reduced-motion:reduce)').matches) style.setProperty('transition', transition, 'important');
      return () => {
        document.body.offsetWidth;
        style.removeProperty('transition');
      };
    },
  };
};
