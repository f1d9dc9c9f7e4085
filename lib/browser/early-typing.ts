type TextControl = HTMLInputElement | HTMLTextAreaElement;

declare global {
  /** Texts that were typed into fields on this page, noted by the page script; a form asks for it once, when React has started. */
  var typedTexts: WeakMap<Element, string> | undefined;
}

const isTextControl = (node: unknown): node is TextControl =>
  node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && !/checkbox|radio|file/.test(node.type));

/** Notes what is typed. On slow phones a field is there for seconds before React is. */
export function noteTyping(): void {
  const texts = new WeakMap<Element, string>();
  globalThis.typedTexts = texts;
  document.addEventListener("input", ({ target }) => isTextControl(target) && texts.set(target, target.value), true);
}

/** Puts a text into a field as if it was typed. React remembers what it has put in itself: past that memory, it hears of a change. */
export function typeInto(control: TextControl | HTMLSelectElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Types again what was typed before React started, which puts back the texts of the page as it was made. */
export function typeAgain(form: HTMLFormElement): void {
  for (const control of form.elements) {
    const text = globalThis.typedTexts?.get(control);
    if (text === undefined || !isTextControl(control)) continue;
    control.value = control.defaultValue;
    queueMicrotask(() => typeInto(control, text));
  }
}
