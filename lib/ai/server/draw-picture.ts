import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Business } from "@/lib/businesses/model";
import { artworkCategory, findCategory } from "@/lib/categories/categories";
import { isTemporary } from "@/lib/images/messages";
import { drawInTurn } from "@/lib/images/server/drawing";
import { type PreparedPicture, preparePicture } from "@/lib/images/server/prepare-picture";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { failure, type Result } from "@/lib/result";
import { DRAFT_SIZES, draftCoverSvg, draftLogoSvg } from "../drafts/picture";
import { factsOf } from "../facts";
import type { VendorProblem } from "../model";
import type { AiPictureKind } from "../picture-options";
import { picturePrompt } from "../picture-prompt";
import { isTransparent, type PictureWish } from "../picture-wish";
import { makePicture } from "./openai";
import { endUse } from "./uses";

export type PictureOrder = { person: string; business: Business; kind: AiPictureKind; wish: PictureWish };
type Drawn = Result<PreparedPicture, VendorProblem>;

/** Tries what throws again, for as long as it may take. @throws what the last try has thrown. */
export type Patience = <T>(attempt: () => Promise<T>) => Promise<T>;

/** Prepares a model's bytes like a sent picture, but first: they are paid for. @throws when to try again later. */
async function prepareGenerated(bytes: Uint8Array<ArrayBuffer>, { kind, person }: PictureOrder): Promise<Drawn> {
  const prepared = await preparePicture(new Blob([bytes]), kind, person, { isGenerated: true, isUrgent: true });
  if (prepared.ok) return prepared;
  if (isTemporary(prepared.code)) throw new Error(`a picture was not prepared: ${prepared.code}`);
  return failure("unusable");
}

/** Draws by the model; what it cost is noted, whatever comes of it. @throws {BackendError} */
export async function drawByModel(order: PictureOrder, use: string, patiently: Patience): Promise<Drawn> {
  const { business, kind, wish } = order;
  const answer = await makePicture({
    prompt: picturePrompt(kind, factsOf(business), wish),
    size: kind === "cover" ? "1536x864" : "1024x1024",
    isTransparent: isTransparent(kind, wish),
  });
  const { outcome: sent, usage } = answer;
  const outcome = sent.ok
    ? await patiently(() => prepareGenerated(sent.value, order)).catch(() => failure("busy"))
    : sent;
  await patiently(() => endUse(use, { outcome, usage }));
  return outcome;
}

const EDITION = 1;
const artwork = (category: string): Promise<Buffer> =>
  readFile(path.join(process.cwd(), "public/categorias", `${artworkCategory(category)}.webp`));

/** Draws by rules: the name, or its initials, in the colours of the category. @throws when it cannot be drawn */
export async function drawByRules(order: PictureOrder): Promise<Drawn> {
  const { business, kind, wish } = order;
  const { categorySlug } = business;
  const { forma = "libre" } = wish;
  const hue = findCategory(categorySlug)?.hue ?? 0;
  const typefaces = await shareTypefaces();
  const name = typefaces.title.known(business.name) || business.category;
  const content = JSON.stringify([EDITION, kind, name, categorySlug, forma]);
  const drawn = await drawInTurn(createHash("sha256").update(content).digest("hex"), async (compose) => {
    if (kind === "logo") {
      const backdrop = Buffer.from(draftLogoSvg(typefaces, { name, hue }, forma));
      return compose({ ...DRAFT_SIZES.logo, backdrop, layers: [] });
    }
    const layers = [Buffer.from(draftCoverSvg(typefaces, { name, hue }))];
    return compose({ ...DRAFT_SIZES.cover, backdrop: await artwork(categorySlug ?? ""), layers });
  });
  const prepared = drawn && (await preparePicture(new Blob([new Uint8Array(drawn)]), kind, order.person));
  return prepared?.ok ? prepared : failure(prepared && !isTemporary(prepared.code) ? "unusable" : "busy");
}
