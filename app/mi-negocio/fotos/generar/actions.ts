"use server";

import { setTimeout as wait } from "node:timers/promises";
import { after } from "next/server";
import { z } from "zod";
import { KEEP_REFUSALS, pictureRefusal } from "@/lib/ai/picture-messages";
import { PICTURE_KINDS } from "@/lib/ai/picture-options";
import { pictureWishSchema } from "@/lib/ai/picture-wish";
import { discardPicture, keepPicture, startPicture } from "@/lib/ai/server/pictures";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { ownerAction } from "@/lib/owner/server/owner-action";
import { routes } from "@/lib/routes";

const imagen = z.enum(PICTURE_KINDS);
const turno = z.uuid();
/** A drawing by rules is there by then. */
const SHORT_WAIT_MS = 1500;

const options = (name: string) => ({
  name,
  returnTo: (form: FormData) =>
    routes.generatePicture(String(form.get(BUSINESS_ID_FIELD) ?? ""), String(form.get("imagen") ?? "")),
});

export const generatePicture = ownerAction(
  pictureWishSchema.extend({ imagen }),
  async ({ imagen: kind, ...wish }, { viewer, business }) => {
    const started = await startPicture({ person: viewer.id, business: business.id, kind, wish });
    if (!started.ok) return formFailure(pictureRefusal(started.code).sentence);
    const { work } = started.value;
    if (work) {
      after(work);
      await Promise.race([work, wait(SHORT_WAIT_MS)]);
    }
    return leave(routes.generatePicture(business.id, kind));
  },
  options("generate-picture"),
);

export const keepGenerated = ownerAction(
  z.object({ imagen, turno }),
  async ({ imagen: kind, turno: turn }, { viewer, business }) => {
    const kept = await keepPicture({ person: viewer.id, business: business.id, kind }, turn);
    if (!kept.ok) return formFailure(KEEP_REFUSALS[kept.code]);
    return leave(
      routes.panelSection("fotos", business.id, kept.value.isWaiting ? "foto-en-revision" : "imagen-guardada"),
    );
  },
  options("keep-picture"),
);

export const discardGenerated = ownerAction(
  z.object({ imagen, turno }),
  async ({ imagen: kind, turno: turn }, { viewer, business }) => {
    await discardPicture(viewer.id, business.id, turn);
    return leave(routes.generatePicture(business.id, kind));
  },
  options("discard-picture"),
);
