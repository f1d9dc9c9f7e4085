import type { MenuReading } from "./menu";

/** The last line (JSON) of the server's answer to a photo. */
export type MenuAnswer = MenuTaken | { kind: "refused"; message: string };
export type MenuTaken = { kind: "taken"; reading: MenuReading };
