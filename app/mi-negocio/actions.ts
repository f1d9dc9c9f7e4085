"use server";

import { cookies } from "next/headers";
import { z } from "zod";
import { viewerAction } from "@/lib/auth/server/viewer-action";
import { leave } from "@/lib/forms/run-action";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { FIRST_DAYS, SKIPPED_COOKIE } from "@/lib/owner/first-steps";
import type { FlashMessage } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { ownerAction, TO_PANEL } from "@/lib/owner/server/owner-action";
import { answerInvitation } from "@/lib/owner/server/staff";
import { routes } from "@/lib/routes";

const SECONDS_PER_DAY = 24 * 60 * 60;

export const skipFirstSteps = ownerAction(
  z.object({}),
  async (_, { business }) => {
    siteCookies(await cookies()).set(SKIPPED_COOKIE, business.id, { maxAge: FIRST_DAYS * SECONDS_PER_DAY });
    return leave(routes.ownerPanel(undefined, business.id));
  },
  {
    name: "skip-first-steps",
    returnTo: routes.ownerPanel(),
    refusals: TO_PANEL,
  },
);

const panel = (message: FlashMessage) => leave(routes.ownerPanel(message));

export const answer = viewerAction(
  z.object({ [BUSINESS_ID_FIELD]: z.uuid(), respuesta: z.enum(["si", "no"]) }),
  async ({ [BUSINESS_ID_FIELD]: business, respuesta }, viewer) => {
    const isThere = await answerInvitation(viewer.id, business, respuesta === "si");
    if (!isThere) return panel("sin-invitacion");
    return respuesta === "si"
      ? leave(routes.ownerPanel("ya-ayudas" satisfies FlashMessage, business))
      : panel("no-ayudas");
  },
  {
    name: "answer-invitation",
    returnTo: routes.ownerPanel(),
    refusals: TO_PANEL,
  },
);
