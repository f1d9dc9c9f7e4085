import "server-only";
import type { Viewer } from "@/lib/auth/model";
import { createAction } from "@/lib/auth/server/create-action";
import { leave } from "@/lib/forms/run-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import type { PanelSection } from "@/lib/panel-sections";
import { failure, success } from "@/lib/result";
import { routes } from "@/lib/routes";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "../model";
import { listEditedBusinesses } from "./queries";

export const backToSection =
  (section: PanelSection) =>
  (form: FormData): string =>
    routes.panelSection(section, String(form.get(BUSINESS_ID_FIELD) ?? ""));

/** Refusals of buttons without fields: to the panel's first page, with a sentence. */
export const TO_PANEL = {
  tooMany: leave(routes.ownerPanel("demasiados")),
  notYours: leave(routes.ownerPanel("no-es-tuyo")),
  invalid: leave(routes.ownerPanel("fallo")),
  failed: leave(routes.ownerPanel("fallo")),
};

export type Owner = { viewer: Viewer; business: OwnBusiness };

/** Makes an action on the business of the form's hidden field, for owners and helpers: the database refuses what is the owner's alone. */
export const ownerAction = createAction<Owner>({
  async admit(viewer, { [BUSINESS_ID_FIELD]: id }) {
    const business = (await listEditedBusinesses(viewer.id)).find((each) => each.id === id);
    return business ? success({ viewer, business }) : failure("notYours");
  },
  isWithinLimit: createRateLimit({ name: "panel", requests: 600, perSeconds: 60 * 60 }),
});
