"use server";

import { cookies } from "next/headers";
import { z } from "zod";
import { leave } from "@/lib/forms/run-action";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { FIRST_DAYS, SKIPPED_COOKIE } from "@/lib/owner/first-steps";
import { ownerAction, TO_PANEL } from "@/lib/owner/server/owner-action";
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
