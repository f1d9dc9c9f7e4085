/** Whether the reader asked the browser to save data: then nothing is fetched that was not asked for. */
export const isSavingData = (): boolean => "connection" in navigator && Object(navigator.connection).saveData === true;
