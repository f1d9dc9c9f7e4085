import { create } from "qrcode";

export type Box = { x: number; y: number; size: number };

/** Modules of white around a code, without which cameras do not find it. */
const QUIET_MODULES = 4;

/** A code as the data of an svg path that fills the box, its quiet edge included: a rectangle for each run of dark modules. */
export function qrPath(text: string, { x, y, size }: Box): string {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const step = size / (modules.size + 2 * QUIET_MODULES);
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column === start) continue;
      const [left, top] = [x + (start + QUIET_MODULES) * step, y + (row + QUIET_MODULES) * step];
      runs.push(rectangle(left, top, (column - start) * step, step));
    }
  }
  return runs.join("");
}

const short = (value: number): string => value.toFixed(3);

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}H${short(x + width)}V${short(y + height)}H${short(x)}Z`;
