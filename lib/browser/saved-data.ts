/** Network Information API; Safari and Firefox tell nothing. */
const connectionOf = (): { saveData?: unknown; effectiveType?: unknown } =>
  "connection" in navigator ? Object(navigator.connection) : {};

export const isSavingData = (): boolean => connectionOf().saveData === true;

export const isSlowConnection = (): boolean => /^(?:slow-)?[23]g$/.test(String(connectionOf().effectiveType));
