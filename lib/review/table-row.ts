import { z } from "zod";
import { PLAN_IDS } from "@/lib/plans/plans";
import type { ReviewState } from "./decision";

const statusOf = (isApproved: boolean | null): ReviewState["status"] =>
  isApproved === null ? "pendiente" : isApproved ? "aprobado" : "rechazado";

export const tableRow = z
  .object({
    id: z.uuid(),
    nombre: z.string(),
    slug_categoria: z.string(),
    plan_type: z.enum(PLAN_IDS),
    is_approved: z.boolean().nullable(),
    is_deleted: z.boolean(),
    is_featured: z.boolean(),
    telefono: z.string().nullable(),
    created_at: z.coerce.date(),
    clave: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.nombre,
    categorySlug: row.slug_categoria,
    plan: row.plan_type,
    status: statusOf(row.is_approved),
    isDeleted: row.is_deleted,
    isFeatured: row.is_featured,
    phone: row.telefono,
    createdAt: row.created_at,
    key: row.clave,
  }));

export type TableRow = z.infer<typeof tableRow>;
