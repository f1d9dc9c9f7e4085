const WIDTH = 30;

type Output = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

/** A bar that draws over itself on a terminal; elsewhere (a log, a pipe) one line per tenth of the way. */
export function progressBar(output: Output): (progress: { read: number; total: number }) => void {
  let lastTenth = -1;
  return ({ read, total }) => {
    const share = total === 0 ? 1 : read / total;
    const percent = `${Math.floor(share * 100)} %`;
    if (output.isTTY) {
      const filled = Math.round(share * WIDTH);
      output.write(
        `\r${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${percent} ${read}/${total}${share >= 1 ? "\n" : ""}`,
      );
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > lastTenth) output.write(`${read}/${total} (${percent})\n`);
    lastTenth = Math.max(tenth, lastTenth);
  };
}
