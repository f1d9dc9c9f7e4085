// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GalleryBlock } from "@/components/business-page/gallery-block";
import { SpecialPromotionCard } from "@/components/promotions/special-promotion-card";
import { toBusiness } from "@/lib/businesses/mapper";
import type { SpecialPromotion } from "@/lib/businesses/model";
import { mendPictures } from "./mend-pictures";

const GALLERY = ["a", "b", "c"].map((name) => `/storage/v1/object/public/gallery/${name}.webp`);
const SUSI = { id: "b1", slug: "susi", nombre: "Susi", plan_type: "premium", gallery_images: GALLERY };
const NO_WORDS = { title: null, text: null, validity: null, startsOn: null, endsOn: null };

mendPictures();

const isShown = (part: Element | null) => part !== null && part.closest("[hidden]") === null;
const fail = (pictures: Iterable<Element>) => {
  for (const picture of pictures) fireEvent.error(picture);
};

// Nothing is loaded here: a picture fails when it is told so.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a heading stands over nothing no longer than its pictures do:", () => {
  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])("the gallery's when %i of 3 fail: %o", (failures, isThere) => {
    const { container } = render(<GalleryBlock business={toBusiness(SUSI)} />);
    fail([...container.querySelectorAll("img")].slice(0, failures));
    expect(isShown(screen.getByText("Galería"))).toBe(isThere);
  });

  it.each<[string, Partial<SpecialPromotion>, boolean]>([
    ["a picture alone", {}, false],
    ["a title", { title: "2 por 1" }, true],
    ["a validity", { validity: "Todo mayo" }, true],
  ])("a promotion of %s: %o", (_, words, isThere) => {
    const promotion = { ...NO_WORDS, imageUrl: GALLERY[0] ?? "", ...words };
    const { container } = render(<SpecialPromotionCard promotion={promotion} />);
    const card = container.querySelector("article");
    expect(isShown(card)).toBe(true);
    fail(container.querySelectorAll("img"));
    expect(isShown(card)).toBe(isThere);
  });
});
