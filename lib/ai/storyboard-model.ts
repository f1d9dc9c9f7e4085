import { z } from "zod";
import type { BusinessFacts } from "./facts";
import type { PackPromotion } from "./promotions";
import type { ShownPicture } from "./shown-pictures";

export const SCENES = 6;
export const MAX_CAPTION_LENGTH = 60;
export const MAX_VOICE_LENGTH = 180;
export const SCENE_SECONDS = 3;

export type SceneTexts = { texto: string; voz: string; imagen: number };

export type StoryboardInput = {
  facts: BusinessFacts;
  promotion: PackPromotion | null;
  /** At least one. */
  pictures: readonly ShownPicture[];
};

/** Storyboard as it is kept: pictures by their addresses, so that another order of the gallery is no other video. */
export const storyboardSchema = z.object({
  escenas: z
    .array(
      z.object({
        texto: z.string().min(1).max(MAX_CAPTION_LENGTH),
        voz: z.string().min(1).max(MAX_VOICE_LENGTH),
        imagen: z.string().max(2_000),
      }),
    )
    .length(SCENES),
});
export type Storyboard = z.infer<typeof storyboardSchema>;
