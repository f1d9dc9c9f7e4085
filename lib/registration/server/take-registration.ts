import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Viewer } from "@/lib/auth/model";
import { getViewer } from "@/lib/auth/server/viewer";
import { preparePictures, storePictures } from "@/lib/businesses/server/pictures";
import { type FieldErrors, type FormFailure, fieldErrors, formFailure, HONEYPOT_FIELD } from "@/lib/forms/form-state";
import { log } from "@/lib/log";
import { MESSAGES as COMMON } from "@/lib/messages";
import { isNoSpace } from "@/lib/no-space";
import { showChanges } from "@/lib/page-expiry/server/show-changes";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import {
  IS_NEW_FIELD,
  type PictureField,
  picturesOfPlan,
  REQUEST_FIELD,
  readPictures,
  readValues,
  valuesOfPlan,
} from "../fields";
import { GALLERY_PICTURES_PER_FORM } from "../limits";
import { REGISTRATION_MESSAGES as MESSAGES } from "../messages";
import type { RegistrationState, UnownedMatch } from "../model";
import { type Registration, registrationSchema } from "../schema";
import { canRegister, clientOf } from "./limits";
import { listUnownedMatches } from "./queries";
import { isRegistered, registerBusiness } from "./register";
import { mailWayIn, rememberRegistered } from "./registered";

const maxOf = (field: PictureField, plan: Plan): number =>
  field === "galeria" ? Math.min(PLANS[plan].limits.galleryUpload, GALLERY_PICTURES_PER_FORM) : 1;

const prepareRegistered = (plan: Plan, form: FormData, client: string) =>
  preparePictures(
    picturesOfPlan(plan).map((field) => ({ field, files: readPictures(form, field), most: maxOf(field, plan) })),
    client,
    MESSAGES.fullGallery,
  );

const done = (plan: Plan, viewer: Viewer | null): RegistrationState => {
  if (plan === "free") return { kind: "done", path: routes.registeredFree() };
  return { kind: "done", path: viewer ? routes.ownerPanel() : routes.home() };
};

function failureOf(plan: Plan, error: unknown): string {
  if (isNoSpace(error)) return COMMON.noSpace;
  return plan === "free" ? MESSAGES.failed : MESSAGES.paidFailed;
}

type Reason = Pick<FormFailure, "message" | "link"> & { errors?: FieldErrors };
type Checked = { plan: Plan; viewer: Viewer | null; registration: Registration; request: string; form: FormData };

/** Says to browser and mailbox where it goes on. The business is there, whatever comes of it. */
async function showWayOn(id: string, viewer: Viewer | null, address: string | null | undefined): Promise<void> {
  const email = viewer ? null : address || null;
  await rememberRegistered({ id, email });
  const outcome = email ? await mailWayIn(email, id) : "sent";
  if (outcome !== "sent") log.warn({ outcome }, "no link was mailed after a registration");
}

/** Pictures first, then the row: whatever fails, nothing half-done is left. Null when the business is registered. */
async function store({ plan, viewer, registration, request, form }: Checked): Promise<Reason | null> {
  const { sent, errors } = await prepareRegistered(plan, form, await clientOf(viewer));
  if (Object.keys(errors).length > 0) return { message: MESSAGES.pictureFailed, errors };
  const id = randomUUID();
  const stored = await storePictures(sent, id);
  if (!stored.ok) return { message: MESSAGES.pictureFailed, errors: { imagen: MESSAGES.pictureFailed } };
  const { paths, remove } = stored.value;
  try {
    const ownerId = viewer?.id ?? null;
    const registered = await registerBusiness({ id, registration, pictures: paths, plan, request, ownerId });
    // The row of a form that was sent before has its own pictures.
    if (registered.ok && registered.value.isNew) {
      await showChanges();
      if (plan === "free") await showWayOn(id, viewer, registration.correo);
    } else await remove();
    return registered.ok ? null : { message: MESSAGES[registered.code] };
  } catch (error) {
    log.error({ error }, "a business was not registered");
    // A response that got lost on the way: the row may be there all the same.
    if (await isRegistered(request)) return null;
    await remove();
    return { message: failureOf(plan, error) };
  }
}

/** Businesses that may be the same one; null when nobody can say. */
async function findMatches({ nombre, telefono }: Registration): Promise<UnownedMatch[] | null> {
  try {
    return await listUnownedMatches(nombre, telefono ?? "");
  } catch (error) {
    log.error({ error }, "a registration was not compared with what is listed");
    return null;
  }
}

async function checked(plan: Plan, request: string, form: FormData): Promise<RegistrationState | Reason> {
  const values = readValues(form);
  const viewer = await getViewer();
  if (plan !== "free" && !viewer)
    return {
      message: MESSAGES.signIn,
      link: { href: routes.login({ redirect: routes.register(plan) }), label: "Iniciar sesión" },
    };
  const parsed = registrationSchema(plan).safeParse(valuesOfPlan(plan, values));
  if (!parsed.success) return { message: MESSAGES.check, errors: fieldErrors(parsed.error.issues) };
  if (!(await canRegister(viewer))) return { message: MESSAGES.tooMany };
  const registration = parsed.data;
  if (plan === "free" && form.get(IS_NEW_FIELD) !== "1") {
    const matches = await findMatches(registration);
    if (!matches) return { message: MESSAGES.lookupFailed };
    if (matches.length > 0) return { kind: "matches", matches, values: { ...values, [REQUEST_FIELD]: request } };
  }
  return (await store({ plan, viewer, registration, request, form })) ?? done(plan, viewer);
}

/** Takes a sent form: what came of it, with what was typed when it has to be sent again. Never throws. */
export async function takeRegistration(plan: Plan, form: FormData): Promise<RegistrationState> {
  // A program filled in what people do not see: it is told that all went well.
  if (form.get(HONEYPOT_FIELD)) return done("free", null);
  const request = z.uuid().safeParse(form.get(REQUEST_FIELD)).data ?? randomUUID();
  const failed = ({ message, errors, ...link }: Reason): RegistrationState => ({
    ...formFailure(message, { ...readValues(form), [REQUEST_FIELD]: request }, errors),
    ...link,
  });
  try {
    const outcome = await checked(plan, request, form);
    return "kind" in outcome ? outcome : failed(outcome);
  } catch (error) {
    log.error({ error }, "a registration failed");
    return failed({ message: failureOf(plan, error) });
  }
}
