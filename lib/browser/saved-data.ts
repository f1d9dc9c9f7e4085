/** Network Information API; Safari and Firefox tell nothing. */
const connectionOf = (): { saveData?: unknown; effectiveType?: unknown } =>
  "connection" in navigator ? Object(navigator.connection) : {};

/** True when the reader asked the browser to save data: then nothing is fetched that was not asked for. */
export const isSavingData = (): boolean => connectionOf().saveData === true;

export const isSlowConnection = (): boolean => /^(?:slow-)?[23]g$/.test(String(connectionOf().effectiveType));
