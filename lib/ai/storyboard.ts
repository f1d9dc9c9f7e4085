import { z } from "zod";
import { failure, success } from "@/lib/result";
import { checkText, faultsOf, shorten, toPlainText } from "./check-text";
import { draftScenes } from "./drafts/storyboard";
import { toldPromotion } from "./promotions";
import { STORYBOARD_PROMPT } from "./prompts";
import { pictureAt, type ShownPicture } from "./shown-pictures";
import {
  MAX_CAPTION_LENGTH,
  MAX_VOICE_LENGTH,
  SCENES,
  type SceneTexts,
  type Storyboard,
  type StoryboardInput,
} from "./storyboard-model";
import type { TextTask } from "./text-task";

type Output = { escenas: SceneTexts[] };

const toldOf = ({ facts, promotion, pictures }: StoryboardInput) => ({
  ...facts,
  promocion: toldPromotion(promotion),
  imagenes: pictures.map(({ alt }, index) => ({ imagen: index, se_ve: alt })),
});

/** A scene as it may be shown; null when it may not. A picture that is none of theirs is the one whose turn it is. */
function checkScene({ texto, voz, imagen }: SceneTexts, index: number, input: StoryboardInput): SceneTexts | null {
  const told = toldOf(input);
  const caption = shorten(toPlainText(texto), MAX_CAPTION_LENGTH);
  const voice = checkText(voz, told, MAX_VOICE_LENGTH);
  // A few words may lack those by which Spanish is known.
  if (!voice.ok || faultsOf(caption, told).some((fault) => fault !== "language")) return null;
  return { texto: caption, voz: voice.value, imagen: input.pictures[imagen] ? imagen : index };
}

export const writeStoryboard: TextTask<StoryboardInput, Output> = {
  kind: "video",
  prompt: STORYBOARD_PROMPT,
  schema: z.object({ escenas: z.array(z.object({ texto: z.string(), voz: z.string(), imagen: z.int() })) }),
  maxOutputTokens: 1_200,
  told: toldOf,
  check({ escenas }, input) {
    const checked = escenas.slice(0, SCENES).map((scene, index) => checkScene(scene, index, input));
    const kept = checked.filter((scene) => scene !== null).length;
    if (checked.length < SCENES || kept * 2 < SCENES) return failure("unusable");
    const drafts = draftScenes(input);
    return success({ escenas: checked.flatMap((scene, index) => scene ?? drafts[index] ?? []) });
  },
  draft: (input) => ({ escenas: draftScenes(input) }),
};

export const toStoryboard = (pictures: readonly ShownPicture[], { escenas }: Output): Storyboard => ({
  escenas: escenas.map((scene) => ({ ...scene, imagen: pictureAt(pictures, scene.imagen).url })),
});
