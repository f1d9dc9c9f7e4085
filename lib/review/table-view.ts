import { type CategorySlug, isCategorySlug } from "@/lib/categories/categories";
import { PLAN_IDS, type Plan } from "@/lib/plans/plans";
import { textOf } from "@/lib/text/text-of";

const STATUSES = ["aprobado", "pendiente", "rechazado", "eliminado"] as const;
type Status = (typeof STATUSES)[number];

/** Columns that the table is sorted by; the first unless another is asked for. */
const SORTS = ["fecha", "nombre", "categoria", "plan", "estado", "telefono"] as const;
export type Sort = (typeof SORTS)[number];

/** Start of a page: after that row, or before it. */
export type Cursor = { key: string; id: string; isBackward: boolean };

export type TableView = {
  term: string;
  category: CategorySlug | null;
  plan: Plan | null;
  status: Status | null;
  isFeatured: boolean | null;
  hasOwner: boolean | null;
  sort: Sort;
  isDescending: boolean;
  cursor: Cursor | null;
  cardTerm: string;
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const MAX_TERM = 200;
const CURSOR = /^(.{1,1000})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const oneOf = <T extends string>(all: readonly T[], value: string): T | null =>
  all.find((each) => each === value) ?? null;
const yesOrNo = (value: string): boolean | null => (value === "si" ? true : value === "no" ? false : null);
const toYesOrNo = (value: boolean | null): string | null => (value === null ? null : value ? "si" : "no");

const startsDescending = (sort: Sort): boolean => sort === "fecha";

export function readTableView(query: Query): TableView {
  const text = (name: string) => textOf(query[name]);
  const category = text("categoria");
  const sort = oneOf(SORTS, text("orden")) ?? SORTS[0];
  const [, key, id] = CURSOR.exec(text("desde")) ?? [];
  return {
    term: text("q").slice(0, MAX_TERM),
    category: isCategorySlug(category) ? category : null,
    plan: oneOf(PLAN_IDS, text("plan")),
    status: oneOf(STATUSES, text("estado")),
    isFeatured: yesOrNo(text("destacado")),
    hasOwner: yesOrNo(text("dueno")),
    sort,
    isDescending: text("sentido") ? text("sentido") === "desc" : startsDescending(sort),
    cursor: key && id ? { key, id, isBackward: text("atras") === "1" } : null,
    cardTerm: text("buscar").slice(0, MAX_TERM),
  };
}

/** The address of a view, by the names of its parts; null for what is as usual. */
export const tableQuery = (view: TableView): Record<string, string | null> => ({
  q: view.term || null,
  categoria: view.category,
  plan: view.plan,
  estado: view.status,
  destacado: toYesOrNo(view.isFeatured),
  dueno: toYesOrNo(view.hasOwner),
  orden: view.sort === SORTS[0] ? null : view.sort,
  sentido: view.isDescending === startsDescending(view.sort) ? null : view.isDescending ? "desc" : "asc",
  desde: view.cursor && `${view.cursor.key}~${view.cursor.id}`,
  atras: view.cursor?.isBackward ? "1" : null,
  buscar: view.cardTerm || null,
});

export const sortedBy = (view: TableView, sort: Sort): TableView => ({
  ...view,
  sort,
  isDescending: view.sort === sort ? !view.isDescending : startsDescending(sort),
  cursor: null,
});

export const isFiltered = ({ term, category, plan, status, isFeatured, hasOwner }: TableView): boolean =>
  [term || null, category, plan, status, isFeatured, hasOwner].some((each) => each !== null);
