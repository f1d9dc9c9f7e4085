const ROWS = ".chip-row, .overflow-x-auto";

/** Shows all of what the keyboard has reached: in a row that scrolls sideways browsers are content with 32 pixels of it. */
export function revealFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(`:is(${ROWS}) :focus-visible`))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
