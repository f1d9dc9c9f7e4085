"use client";

import type { ReactNode } from "react";
import { usePictureNews } from "./picture-form";
import { type PictureActions, Pictures } from "./pictures-context";

type PicturesEditorProps = {
  businessId: string;
  businessName: string;
  actions: PictureActions;
  children: ReactNode;
};

export function PicturesEditor({ children, ...pictures }: PicturesEditorProps) {
  const news = usePictureNews(pictures.businessId, pictures.actions.restore);
  return <Pictures value={{ ...pictures, ...news }}>{children}</Pictures>;
}
