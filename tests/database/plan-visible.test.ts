import { beforeAll, describe, expect, it } from "vitest";
import { FIELD_COLUMNS } from "@/lib/businesses/fields-of";
import { toBusiness, toBusinessCard } from "@/lib/businesses/mapper";
import { visibleGallery } from "@/lib/businesses/plan-gates";
import type { Row } from "@/lib/database-rows/row";
import { shownBusiness, toOwnedBusiness } from "@/lib/owner/owned-business";
import { PLAN_IDS, PLANS, type Plan } from "@/lib/plans/plans";
import { BUSINESSES, openWorld, PEOPLE, runAs } from "./people";

/** Visibility of plans, by every function that anybody may ask: the page, the data API and the public API read them. */
const sql = await openWorld();

const SLUG = "premium";
/** Stands in what only some plans show, and in nothing else. */
const MARK = /solo-con-plan/;

const gallery = Array.from({ length: 8 }, (_, index) => `p/solo-con-plan-${index}.webp`);
const FILLED = {
  slug_categoria: "alimentos-y-bebidas",
  categoria: "Alimentos y Bebidas",
  descripcion: "Tacos",
  is_featured: true,
  is_approved: true,
  telefono: "55 1234 0000",
  whatsapp: "https://wa.me/525512345678?text=solo-con-plan",
  whatsapp_e164: "+525587654321",
  portada_url: "p/portada.webp",
  hours: "De 9 a 18",
  mapa_embed_url: "https://www.google.com/maps?q=19.4,-99.1",
  web: "https://solo-con-plan.mx",
  instagram: "https://www.instagram.com/solo-con-plan",
  facebook: "https://www.facebook.com/solo-con-plan",
  tiktok: "https://www.tiktok.com/@solo-con-plan",
  gallery_images: sql.json(gallery),
  imagenes_datos: sql.json({ "p/portada.webp": { alt: "La portada" }, [gallery[7] ?? ""]: { alt: "solo-con-plan" } }),
  promocion_imagen: "p/solo-con-plan.webp",
  servicios: ["solo-con-plan"],
  promociones: "solo-con-plan",
  promocion_titulo: "solo-con-plan",
  promocion_fecha: "2026-04-01",
  promocion_vigencia: "hasta solo-con-plan",
  video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ&solo-con-plan",
  video_embed_url: "https://www.youtube.com/embed/dQw4w9WgXcQ",
  menu: "Solo-con-plan $15",
  menu_pdf: "menus/10000000-0000-4000-8000-000000000003/20000000-0000-4000-8000-000000000003.pdf",
  seo_keywords: ["solo-con-plan"],
};

const become = (plan: Plan) => sql`update negocios set plan_type = ${plan}, escritor = 'pagos' where slug = ${SLUG}`;

async function ask(statement: string): Promise<unknown> {
  const answer = await runAs(sql, "visitor", `select ${statement} as answer`);
  if (typeof answer === "string") throw new Error(`${answer} of ${statement}`);
  return answer[0]?.answer;
}
const shown = async () => (await ask(`get_public_business('${SLUG}')`)) as Row;
const owned = async (): Promise<unknown> =>
  (await sql`select read_own_business(${PEOPLE.premiumOwner}, ${BUSINESSES.premium}) as answer`)[0]?.answer;
const whole = async (): Promise<Row> =>
  (await sql<{ row: Row }[]>`select to_jsonb(n) as row from negocios n where slug = ${SLUG}`)[0]?.row ?? {};

beforeAll(async () => {
  await sql`update negocios set ${sql({ ...FILLED, escritor: "importador" })} where slug = ${SLUG}`;
});

describe.each(PLAN_IDS)("on the plan %s", (plan) => {
  beforeAll(async () => {
    await become(plan);
  });

  it("the columns that it shows are there, and no others", async () => {
    const row = await shown();
    const filled = await whole();
    const isFilled = (column: string) => JSON.stringify(filled[column] ?? []) !== "[]";
    const owners = FIELD_COLUMNS.filter(({ column, writer }) => writer !== "administrator" && isFilled(column));
    expect(owners.length).toBeGreaterThan(25);
    expect(owners.filter(({ column }) => column in row && JSON.stringify(row[column]) !== "[]")).toEqual(
      owners.filter(({ shownBy }) => PLANS[plan].rank >= PLANS[shownBy].rank),
    );
  });

  it("its owner sees the same in the preview, with what is kept of the gallery", async () => {
    const page = toBusiness(await shown());
    const preview = shownBusiness(toOwnedBusiness(await owned()));
    expect(page.name).toBe(SLUG);
    expect({ ...preview, gallery: visibleGallery(preview).viewer }).toEqual({
      ...page,
      pictureData: preview.pictureData,
    });
  });

  it("get_listing tells the same of it", async () => {
    expect(await ask(`get_listing('${SLUG}') -> 'business'`)).toEqual(await shown());
  });

  it("a gallery that is kept as one text is cut, too", async () => {
    const text = gallery.join(", ");
    await sql`update negocios set gallery_images = ${sql.json(text)}, escritor = 'importador' where slug = ${SLUG}`;
    expect(toBusiness(await shown()).gallery).toHaveLength(Math.min(gallery.length, PLANS[plan].limits.galleryUpload));
    await sql`update negocios set gallery_images = ${sql.json(gallery)}, escritor = 'importador' where slug = ${SLUG}`;
  });

  it.each([
    "search_businesses(term => 'premium') -> 'items'",
    "list_public_businesses(term => 'premium') -> 'items'",
    "list_public_businesses() -> 'items'",
    "list_featured_businesses()",
  ])("%s has its WhatsApp if the plan has the button", async (statement) => {
    const rows = (await ask(statement)) as Row[];
    const row = rows.find(({ slug }) => slug === SLUG) ?? {};
    expect(row.nombre).toBe(SLUG);
    expect(toBusinessCard(row).whatsappUrl !== null).toBe(PLANS[plan].gates.whatsapp);
    expect([row.whatsapp !== undefined, row.whatsapp_e164 !== undefined]).toEqual(
      Array(2).fill(PLANS[plan].gates.whatsapp),
    );
  });
});

describe("a lapsed listing", () => {
  const EVERYTHING = [
    `get_listing('${SLUG}')`,
    `get_public_business('${SLUG}')`,
    "list_featured_businesses()",
    "search_businesses(term => 'premium')",
    "search_businesses(term => 'solo-con-plan')",
    "list_public_businesses(term => 'solo-con-plan')",
    "list_public_businesses()",
    "suggest('premium')",
    "suggest('solo-con-plan')",
    "sitemap_businesses(1, 100)",
  ];

  it("tells nobody what it showed before, and tells it again when it is paid", async () => {
    await become("premium");
    expect(JSON.stringify(await shown())).toMatch(MARK);
    const before = await shown();
    await become("free");
    for (const statement of EVERYTHING) {
      expect([statement, JSON.stringify(await ask(statement)).match(MARK)]).toEqual([statement, null]);
    }
    await become("premium");
    expect({ ...(await shown()), updated_at: null }).toEqual({ ...before, updated_at: null });
  });

  it("tells of a new column on no plan until the table of fields has it, and then on its plans alone", async () => {
    const tellingPlans = async () => {
      const plans: Plan[] = [];
      for (const plan of PLAN_IDS) {
        await become(plan);
        const { row, hidden } = toOwnedBusiness(await owned());
        const preview = Object.entries(row).filter(([column]) => !hidden.includes(column));
        const answers = await Promise.all(EVERYTHING.map(ask));
        const telling = [preview, ...answers].filter((answer) => JSON.stringify(answer).includes("columna-nueva"));
        if (telling.length > 0) plans.push(plan);
      }
      return plans;
    };
    await sql`alter table negocios add column nueva text`;
    await sql`update negocios set nueva = 'columna-nueva', escritor = 'importador' where slug = ${SLUG}`;
    expect(await tellingPlans()).toEqual([]);
    await sql`insert into private.campos_de_negocio values ('nueva', 'premium', 'premium', false, null)`;
    expect(await tellingPlans()).toEqual(["premium"]);
    await sql`delete from private.campos_de_negocio where columna = 'nueva'`;
    await sql`alter table negocios drop column nueva`;
  });

  it.each(["visitor", "stranger", "premiumOwner"] as const)(
    "cannot be asked for it by the key of a %s",
    async (who) => {
      await become("free");
      const gated = FIELD_COLUMNS.filter(({ shownBy }) => shownBy !== "free").map(({ column }) => column);
      expect(gated.length).toBeGreaterThan(15);
      for (const column of [...gated, "whatsapp_e164", "imagenes_datos"]) {
        const refused = [
          await runAs(sql, who, `select ${column} from negocios where slug = '${SLUG}'`),
          await runAs(sql, who, `select slug from negocios where ${column} is not null`),
          await runAs(sql, who, `select slug from negocios order by ${column}`),
        ];
        expect([column, ...refused]).toEqual([column, "42501", "42501", "42501"]);
      }
    },
  );
});

it.each(["pendiente", "rechazado", "eliminado", "no-hay"])("%s is no public business", async (slug) => {
  expect(await ask(`get_public_business('${slug}')`)).toBeNull();
});
