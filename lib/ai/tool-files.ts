import { DAYS_OF_PACK } from "./pack-model";

export const STORYBOARD_FILE = "guion.pdf";
export const postFile = (index: number): string => `publicacion-${index + 1}.jpg`;

export function readToolFile(name: string): { kind: "post"; index: number } | { kind: "storyboard" } | null {
  if (name === STORYBOARD_FILE) return { kind: "storyboard" };
  const index = Array.from({ length: DAYS_OF_PACK }, (_, day) => postFile(day)).indexOf(name);
  return index < 0 ? null : { kind: "post", index };
}
