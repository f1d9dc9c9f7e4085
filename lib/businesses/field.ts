import type { RowOf } from "@/lib/database-rows/row";
import type { Plan } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import type { Choice } from "./ways";

export type Column = keyof Database["public"]["Tables"]["negocios"]["Row"];

export type BusinessRow = RowOf<Column>;

export type Section =
  | "contact"
  | "place"
  | "about"
  | "ways"
  | "hours"
  | "links"
  | "menu"
  | "video"
  | "search"
  | "pictures"
  | "map"
  | "promotion"
  | "privacy"
  | "administration";

/** Kinds typed as text: each has a rule (`schema.ts`) and a control (`components/business-form`). */
export type TextKind =
  | "name"
  | "line"
  | "lines"
  | "description"
  | "list"
  | "choices"
  | "category"
  | "phone"
  | "whatsapp"
  | "instagram"
  | "facebook"
  | "tiktok"
  | "website"
  | "menu"
  | "video"
  | "coordinate"
  | "date"
  | "validity"
  | "map";

export const OTHER_KINDS = ["picture", "pictures", "weekly-hours", "special-days", "switch", "document"] as const;

export type Field = {
  kind: TextKind | (typeof OTHER_KINDS)[number];
  section: Section;
  /** Columns that it fills, first the one that holds what was typed. */
  columns: readonly [Column, ...Column[]];
  /** The field that it is edited as: another place of the same thing, in which the registration and older rows have it. */
  editedAs?: "portada";
  writer: Plan | "administrator";
  /** The lowest plan whose page shows it, where that is another one. */
  shownBy?: Plan;
  /** An edit of an approved free listing waits for its review. */
  needsReview?: true;
  isRequired?: true;
  label: string;
  hint?: string;
  /** Characters of it, or of each item of a list. */
  max?: number;
  maxLines?: number;
  maxItems?: number;
  choices?: readonly Choice[];
  autoComplete?: string;
};
