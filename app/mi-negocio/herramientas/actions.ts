"use server";

import { z } from "zod";
import { KEYWORD_FIELDS } from "@/lib/ai/keywords";
import { AI_REFUSALS } from "@/lib/ai/messages";
import type { AiRefusal } from "@/lib/ai/model";
import { makePack, makeStoryboard, suggestKeywords, type ToolUse } from "@/lib/ai/server/tools";
import type { ToolMade } from "@/lib/ai/tool-state";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import type { SectionState } from "@/lib/owner/section-state";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";
import type { Result } from "@/lib/result";
import { routes } from "@/lib/routes";

const saveWords = fieldsAction("herramientas");

/** Without scripts, suggestions that were ticked come beside the field. */
export async function saveSearchWords(...sent: readonly unknown[]): Promise<SectionState> {
  const form = formOf(...sent);
  const added = form.getAll(KEYWORD_FIELDS.added);
  if (added.length > 0) form.set(KEYWORD_FIELDS.list, [form.get(KEYWORD_FIELDS.list), ...added].join(", "));
  return saveWords(form);
}

const toolAction = (name: string, make: (use: ToolUse) => Promise<Result<null, AiRefusal>>) =>
  ownerAction<Record<string, unknown>, ToolMade>(
    z.looseObject({}),
    async (_, { viewer, business }) => {
      const made = await make({ person: viewer.id, business: business.id });
      if (!made.ok) return formFailure(AI_REFUSALS[made.code]);
      return { kind: "made", path: `${routes.panelSection("herramientas", business.id)}#${name}` };
    },
    { name: `tool-${name}`, returnTo: backToSection("herramientas") },
  );

export const suggestWords = toolAction("palabras", suggestKeywords);
export const makePosts = toolAction("publicaciones", makePack);
export const makeVideoScript = toolAction("guion", makeStoryboard);
