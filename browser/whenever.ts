/** Calls back for each element that has the attribute, now or later, and again when its value changes. */
export function whenever(attribute: string, tell: (value: string, element: Element) => void): void {
  const told = new WeakMap<Element, string>();
  function look(): void {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const value = element.getAttribute(attribute) ?? "";
      if (told.get(element) === value) continue;
      told.set(element, value);
      tell(value, element);
    }
  }
  look();
  const changes = { childList: true, subtree: true, attributeFilter: [attribute] };
  new MutationObserver(look).observe(document.documentElement, changes);
}
