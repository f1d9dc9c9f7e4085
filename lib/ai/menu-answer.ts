import type { MenuReading } from "./menu";

/** A line (JSON) of the server's answer to a photo; the last one is `taken` or `refused`. */
export type MenuAnswer =
  /** Place in line, from 1; 0 when it is read. */
  | { kind: "place"; place: number }
  /** Says that it goes on: what passes an answer on gives up a silent one. */
  | { kind: "alive" }
  | MenuTaken
  | { kind: "refused"; message: string };
export type MenuTaken = { kind: "taken"; reading: MenuReading };
