/** Calls back for each element that has the attribute, now or later, and again when its value changes. */
export function whenever(attribute: string, tell: (value: string, element: Element) => void): void {
  const told = new WeakMap<Element, string>();
  function look(root: Node): void {
    if (!(root instanceof Element)) return;
    for (const element of [root, ...root.querySelectorAll(`[${attribute}]`)]) {
      const value = element.getAttribute(attribute);
      if (value === null || told.get(element) === value) continue;
      told.set(element, value);
      tell(value, element);
    }
  }
  look(document.documentElement);
  // Only changes are looked at, not the whole page each time: texts of a list change one after the other.
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) (type === "attributes" ? [target] : addedNodes).forEach(look);
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: [attribute] });
}
