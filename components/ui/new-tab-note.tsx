/** Says in a link what happens to whoever follows it without seeing the page. */
export const NewTabNote = () => <span className="sr-only"> (abre otra pestaña)</span>;
