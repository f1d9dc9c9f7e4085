import { z } from "zod";
import { readCoverUrl } from "@/lib/businesses/cover";
import { PLAN_IDS, type Plan } from "@/lib/plans/plans";
import type { ReviewState } from "./decision";

export type TableRow = ReviewState & {
  id: string;
  slug: string;
  name: string;
  categorySlug: string;
  plan: Plan;
  hasOwner: boolean;
  phone: string | null;
  createdAt: Date;
  coverUrl: string | null;
  key: string;
};

export const tableRow = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nombre: z.string(),
    slug_categoria: z.string(),
    plan_type: z.enum(PLAN_IDS),
    is_approved: z.boolean().nullable(),
    is_deleted: z.boolean(),
    is_featured: z.boolean(),
    tiene_dueno: z.boolean(),
    telefono: z.string().nullable(),
    created_at: z.coerce.date(),
    portada_url: z.string().nullable(),
    imagen_url: z.string().nullable(),
    logo_url: z.string().nullable(),
    clave: z.string(),
  })
  .transform(
    (row): TableRow => ({
      id: row.id,
      slug: row.slug,
      name: row.nombre,
      categorySlug: row.slug_categoria,
      plan: row.plan_type,
      status: row.is_approved === null ? "pendiente" : row.is_approved ? "aprobado" : "rechazado",
      isDeleted: row.is_deleted,
      isFeatured: row.is_featured,
      hasOwner: row.tiene_dueno,
      phone: row.telefono,
      createdAt: row.created_at,
      coverUrl: readCoverUrl(row),
      key: row.clave,
    }),
  );
