import type { MenuReading } from "./menu";

/** What the server says of a photo that it reads, one JSON object a line; the last one is `taken` or `refused`. */
export type MenuAnswer =
  /** In line, from 1; 0 when it is read. */
  | { kind: "place"; place: number }
  /** Says that it goes on: what passes an answer on gives up a silent one. */
  | { kind: "alive" }
  | MenuTaken
  | { kind: "refused"; message: string };
export type MenuTaken = { kind: "taken"; reading: MenuReading };
