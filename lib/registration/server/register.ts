import "server-only";
import { randomInt } from "node:crypto";
import { toColumns } from "@/lib/businesses/form-mapper";
import type { PicturePaths } from "@/lib/businesses/server/pictures";
import { slugCandidates } from "@/lib/businesses/slug";
import { env } from "@/lib/env";
import type { Plan } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { tryDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import type { Registration } from "../schema";

type RefusedRegistration =
  | "noPayment"
  | "unconfirmed"
  | "tooManyBusinesses"
  | "longDescription"
  | "fullGallery"
  | "alreadySent"
  | "refused";

const BY_NAME: Readonly<Record<string, RefusedRegistration>> = {
  sin_pago: "noPayment",
  sin_confirmar: "unconfirmed",
  demasiados_negocios: "tooManyBusinesses",
  descripcion_larga: "longDescription",
  galeria_llena: "fullGallery",
};
/** PostgreSQL: a unique value that is there already, a broken check, a value that is too long or missing. */
const BY_CODE: Readonly<Record<string, RefusedRegistration>> = {
  "23505": "alreadySent",
  "23514": "refused",
  "22001": "refused",
  "23502": "refused",
};

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const randomSuffix = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

type RegisterRequest = {
  id: string;
  registration: Registration;
  pictures: PicturePaths;
  plan: Plan;
  /** The form's id: sent twice, it makes one business. */
  request: string;
  ownerId: string | null;
};

type Registered = { slug: string; isNew: boolean };

/** Makes the business. @throws {BackendError} */
export async function registerBusiness(asked: RegisterRequest): Promise<Result<Registered, RefusedRegistration>> {
  const { id, registration, pictures, plan, request, ownerId } = asked;
  const { correo, ...fields } = registration;
  const form = {
    ...toColumns(fields),
    imagen_url: pictures.imagen?.[0] ?? null,
    logo_url: pictures.logo?.[0] ?? null,
    gallery_images: [...(pictures.galeria ?? [])],
  };
  const slugs = slugCandidates(registration.nombre, registration.colonia, randomSuffix());
  const registered = await tryDatabase(
    "register_business",
    {
      ...{ form, slugs, request, new_id: id, wanted_plan: plan, moderation: env().moderation },
      ...(ownerId && { owner: ownerId }),
      ...(correo && { contact_email: correo }),
    },
    ({ message, code }) => BY_NAME[message] ?? BY_CODE[code],
  );
  if (!registered.ok) return registered;
  const [row] = registered.value;
  return row ? success({ slug: row.slug, isNew: row.is_new }) : failure("refused");
}

/** True if this form has made a business. @throws {BackendError} */
export async function isRegistered(request: string): Promise<boolean> {
  const { data, error } = await adminClient().from("negocio_privado").select("negocio_id").eq("solicitud", request);
  if (error) throw new BackendError("isRegistered", error);
  return data.length > 0;
}
