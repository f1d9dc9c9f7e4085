const WIDTH = 30;

export type Progress = { read: number; total: number };
type Output = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

const SECONDS_PER_MINUTE = 60;

/** "3 min", "40 s"; nothing before there is something to go by. */
function timeLeft(share: number, elapsedMs: number): string {
  if (share <= 0 || share >= 1) return "";
  const seconds = Math.ceil(((elapsedMs / share) * (1 - share)) / 1000);
  return seconds >= 2 * SECONDS_PER_MINUTE
    ? `, ${Math.round(seconds / SECONDS_PER_MINUTE)} min left`
    : `, ${seconds} s left`;
}

/** A bar that redraws itself; elsewhere one line per tenth. @param now milliseconds of any clock */
export function progressBar(output: Output, now = () => performance.now()): (progress: Progress) => void {
  const startedAt = now();
  let lastTenth = -1;
  let lastLength = 0;
  return ({ read, total }) => {
    const share = total === 0 ? 1 : read / total;
    const text = `${Math.floor(share * 100)} % ${read}/${total}${timeLeft(share, now() - startedAt)}`;
    if (output.isTTY) {
      const filled = Math.round(share * WIDTH);
      const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
      output.write(`\r${bar} ${text.padEnd(lastLength)}${share >= 1 ? "\n" : ""}`);
      lastLength = text.length;
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > lastTenth) output.write(`${text}\n`);
    lastTenth = Math.max(tenth, lastTenth);
  };
}
