"use client";

import { createContext, use } from "react";
import type { PicturesAction } from "@/lib/owner/picture-state";
import type { PictureNews } from "./picture-form";

export type PictureActions = {
  send: PicturesAction;
  remove: PicturesAction;
  restore: PicturesAction;
  order: PicturesAction;
};

export type PicturesContext = PictureNews & { businessId: string; businessName: string; actions: PictureActions };

export const Pictures = createContext<PicturesContext | null>(null);

export function usePictures(): PicturesContext {
  const context = use(Pictures);
  if (!context) throw new Error("A picture's editor stands in PicturesEditor");
  return context;
}
