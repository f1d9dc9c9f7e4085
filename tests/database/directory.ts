import { openScratch } from "./scratch";

export type Filters = {
  category?: string;
  plan?: string;
  neighborhood?: string;
  open?: boolean;
  /** With `open`: those of unknown hours, too. */
  unknown?: boolean;
  phone?: boolean;
  payment?: string;
  delivery?: string;
  lat?: number;
  lng?: number;
  radius?: number;
  page?: number;
  size?: number;
};

type Item = {
  slug: string;
  difuso: boolean;
  destacado: boolean;
  distancia_m: number | null;
  [column: string]: unknown;
};
type Count = { slug: string; nombre: string; total: number };
type Answer = {
  total: number;
  total_is_capped: boolean;
  reachable: number;
  corrected: string | null;
  items: Item[];
  facets: {
    categories: Count[];
    plans: { plan: string; total: number }[];
    neighborhoods: Count[];
    open_now: number;
    unknown_hours: number;
    with_phone: number;
  };
  without: Record<string, number>;
  category: string | null;
};
export type Suggested = { tipo: string; texto: string; detalle: string | null; slug: string | null };

/** A row of `negocios`: public, in the first category and without an address, unless it says otherwise. */
export type NewBusiness = { slug: string; nombre: string; [column: string]: unknown };

/** A database with these businesses, and its search as a visitor's page calls it. `beforeAll` may return its `close`. */
export async function openDirectory(businesses: readonly NewBusiness[]) {
  const { sql, close } = await openScratch();
  const insert = async (business: NewBusiness): Promise<void> => {
    await sql`insert into public.negocios ${sql({ categoria: "Otros Negocios", is_approved: true, escritor: "importador", ...business })}`;
  };
  for (const business of businesses) await insert(business);

  const search = async (term: string | null, filters: Filters = {}) => {
    const { category, plan, neighborhood, open, unknown, phone, payment, delivery, lat, lng, radius, page, size } =
      filters;
    const [row] = await sql<{ answer: Answer }[]>`
      select public.search_businesses(
        term => ${term}, category => ${category ?? null}, plan => ${plan ?? null}, neighborhood => ${neighborhood ?? null},
        open_now => ${open ?? false}, lat => ${lat ?? null}, lng => ${lng ?? null}, radius_m => ${radius ?? null},
        page => ${page ?? 1}, page_size => ${size ?? 24}, with_phone => ${phone ?? false}, unknown_hours => ${unknown ?? false},
        payment => ${payment ?? null}, delivery => ${delivery ?? null}
      ) as answer`;
    if (!row) throw new Error("search_businesses gave no row");
    return { ...row.answer, slugs: row.answer.items.map(({ slug }) => slug) };
  };
  const suggest = async (term: string): Promise<Suggested[]> => {
    const [row] = await sql<{ answer: Suggested[] }[]>`select public.suggest(${term}) as answer`;
    return row?.answer ?? [];
  };
  return { sql, close, insert, search, suggest };
}

export type Directory = Awaited<ReturnType<typeof openDirectory>>;
