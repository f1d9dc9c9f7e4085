/** Storage may be switched off or full: then nothing is kept, and pages work all the same. */
function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

export const readStored = (key: string): string | null => tryStorage(() => localStorage.getItem(key));

/** Keeps a text under the key, on this device alone; "" removes it. */
export function writeStored(key: string, value: string): void {
  tryStorage(() => (value === "" ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}
