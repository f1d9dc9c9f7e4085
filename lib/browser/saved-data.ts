/** What browsers tell of the network (Network Information API); Safari and Firefox tell nothing. */
const connectionOf = (): { saveData?: unknown; effectiveType?: unknown } =>
  "connection" in navigator ? Object(navigator.connection) : {};

/** Whether the reader asked the browser to save data: then nothing is fetched that was not asked for. */
export const isSavingData = (): boolean => connectionOf().saveData === true;

/** Whether the browser says that what is fetched ahead would be in the way of what is read. */
export const isSlowConnection = (): boolean => /^(?:slow-)?[23]g$/.test(String(connectionOf().effectiveType));
