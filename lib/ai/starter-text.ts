import { PLANS } from "@/lib/plans/plans";
import { describeBusiness } from "./description";
import { DEFAULT_CITY, DEFAULT_TONE } from "./description-defaults";
import type { BusinessFacts, DescriptionInput } from "./facts";
import type { TextTask } from "./text-task";

export const starterText: TextTask<DescriptionInput, string> = { ...describeBusiness, kind: "inicial" };

export const toStarterInput = (facts: BusinessFacts): DescriptionInput => ({
  facts,
  city: DEFAULT_CITY,
  tone: DEFAULT_TONE,
  most: PLANS.pro.limits.descriptionCharacters,
});
