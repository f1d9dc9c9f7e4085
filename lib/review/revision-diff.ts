import type { BusinessRow, Column } from "@/lib/businesses/field";
import { fieldWords } from "@/lib/businesses/field-texts";
import type { FieldName } from "@/lib/businesses/fields";
import { EDITED_FIELDS, editedTogether, fieldOf } from "@/lib/businesses/fields-of";
import { COLUMN_BUCKETS } from "@/lib/businesses/picture-buckets";
import { findCategory } from "@/lib/categories/categories";
import { toList, toText, toTextList } from "@/lib/database-rows/row";
import { toPictureUrl } from "@/lib/images/picture-url";

export type Shown = { text: string | null; pictures: readonly string[] };

/** One field of a revision: what is public and what would be. It is accepted with all its columns, or not. */
export type RevisionChange = {
  field: FieldName;
  label: string;
  columns: readonly Column[];
  before: Shown;
  after: Shown;
};

const isFilled = <T>(value: T | null): value is T => value !== null;

function show(column: Column, value: unknown): Shown {
  const bucket = COLUMN_BUCKETS.get(column);
  if (bucket) {
    return {
      text: null,
      pictures: toList(value)
        .map((each) => toPictureUrl(each, bucket))
        .filter(isFilled),
    };
  }
  if (typeof value === "boolean") return { text: value ? "Sí" : "No", pictures: [] };
  if (column === "slug_categoria") return { text: findCategory(toText(value))?.name ?? toText(value), pictures: [] };
  if (Array.isArray(value)) return { text: toTextList(value).join(", ") || null, pictures: [] };
  if (typeof value === "object" && value !== null) return { text: JSON.stringify(value), pictures: [] };
  return { text: toText(value), pictures: [] };
}

const columnsEditedAs = (field: FieldName): Column[] => editedTogether(field).flatMap((name) => fieldOf(name).columns);

const shownOf = (columns: readonly Column[], row: BusinessRow): Shown =>
  columns
    .map((column) => show(column, row[column]))
    .find(({ text, pictures }) => text !== null || pictures.length > 0) ?? { text: null, pictures: [] };

export function revisionChanges(row: BusinessRow, changes: BusinessRow): RevisionChange[] {
  return EDITED_FIELDS.flatMap((field) => {
    const all = columnsEditedAs(field);
    const columns = all.filter((column) => Object.hasOwn(changes, column));
    if (columns.length === 0) return [];
    const inWords = ({ text, pictures }: Shown): Shown => ({ text: text && fieldWords(field, text), pictures });
    const [before, after] = [row, { ...row, ...changes }].map((each) => inWords(shownOf(all, each))) as [Shown, Shown];
    return [{ field, label: fieldOf(field).label, columns, before, after }];
  });
}

export function changesSince(kept: BusinessRow, row: BusinessRow): RevisionChange[] {
  const differs = ([column, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(row[column as Column]);
  const changed = (Object.entries(kept) as [Column, unknown][])
    .filter(differs)
    .map(([column]) => [column, row[column]]);
  return revisionChanges(kept, Object.fromEntries(changed));
}

export const columnsOf = (changes: readonly RevisionChange[], fields: readonly string[]): Column[] =>
  changes.filter(({ field }) => fields.includes(field)).flatMap(({ columns }) => columns);
