"use server";

import { z } from "zod";
import { KEYWORD_FIELDS } from "@/lib/ai/keywords";
import { AI_REFUSALS } from "@/lib/ai/messages";
import type { AiRefusal } from "@/lib/ai/model";
import { keywordsSlot, packSlot, storyboardSlot } from "@/lib/ai/server/tool-slots";
import { makePack, makeStoryboard, suggestKeywords, type ToolUse } from "@/lib/ai/server/tools";
import type { ToolMade, ToolState } from "@/lib/ai/tool-state";
import { formFailure } from "@/lib/forms/form-state";
import type { FormSlot } from "@/lib/forms/server/form-slot";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { SEARCH_PARTS } from "@/lib/owner/section-parts";
import type { SectionState } from "@/lib/owner/section-state";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { searchSlot } from "@/lib/owner/server/form-slots";
import { ownerAction } from "@/lib/owner/server/owner-action";
import type { Result } from "@/lib/result";
import { routes } from "@/lib/routes";

const saveWords = fieldsAction("herramientas", SEARCH_PARTS, searchSlot);

/** Without scripts, suggestions that were ticked come beside the field. */
export async function saveSearchWords(sent: FormData): Promise<SectionState> {
  // Anybody may call an action with something that is no form.
  const form = sent instanceof FormData ? sent : new FormData();
  const added = form.getAll(KEYWORD_FIELDS.added);
  if (added.length > 0) form.set(KEYWORD_FIELDS.list, [form.get(KEYWORD_FIELDS.list), ...added].join(", "));
  return saveWords(form);
}

const toolAction = (
  name: string,
  make: (use: ToolUse) => Promise<Result<null, AiRefusal>>,
  slot: FormSlot<ToolState>,
) =>
  ownerAction<Record<string, unknown>, ToolMade>(
    z.looseObject({}),
    async (_, { viewer, business }) => {
      const made = await make({ person: viewer.id, business: business.id });
      if (!made.ok) return formFailure(AI_REFUSALS[made.code]);
      return { kind: "made", path: `${routes.panelSection("herramientas", business.id)}#${name}` };
    },
    {
      name: `tool-${name}`,
      returnTo: (form) => routes.panelSection("herramientas", String(form.get(BUSINESS_ID_FIELD) ?? "")),
      slot,
    },
  );

export const suggestWords = toolAction("palabras", suggestKeywords, keywordsSlot);
export const makePosts = toolAction("publicaciones", makePack, packSlot);
export const makeVideoScript = toolAction("guion", makeStoryboard, storyboardSlot);
