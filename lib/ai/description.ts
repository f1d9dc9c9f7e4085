import { checkProse } from "./check-text";
import { draftDescription } from "./drafts/description";
import type { DescriptionInput } from "./facts";
import { DESCRIPTION_PROMPT } from "./prompts";
import type { TextTask } from "./text-task";

export const describeBusiness: TextTask<DescriptionInput, string> = {
  kind: "descripcion",
  prompt: DESCRIPTION_PROMPT,
  schema: null,
  maxOutputTokens: 600,
  told: ({ facts, city, tone }) => ({ ...facts, ciudad: city, tono: tone }),
  check: (text, input) => checkProse(text, describeBusiness.told(input), input.most),
  draft: draftDescription,
};
