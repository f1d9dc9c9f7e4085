export const NewTabNote = () => <span className="sr-only"> (abre otra pestaña)</span>;
