"use client";

import { type ComponentProps, useState } from "react";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import type { FormAction } from "@/lib/forms/form-state";
import type { MenuPhotoRead } from "@/lib/owner/menu-photo-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { SectionForm } from "../panel/section-form";
import { MenuField } from "./menu-field";
import { MenuFromPhoto } from "./menu-from-photo";

type MenuFormsProps = Omit<ComponentProps<typeof SectionForm>, "children"> & {
  readPhotos: FormAction<MenuPhotoRead>;
  /** A string says why photos cannot be read. */
  photo: Pick<ComponentProps<typeof MenuFromPhoto>, "hasMenu" | "refusal"> | string;
};

/** The menu, typed or read from photos. Without scripts what was read stands in the field. */
export function MenuForms({ readPhotos, photo, ...section }: MenuFormsProps) {
  const { businessId, version, initial } = section;
  const form = useServerForm<MenuPhotoRead>({ action: readPhotos, lost: PANEL_MESSAGES.lost });
  const [first] = useState(version);
  const read = form.carried?.kind === "read" && version === first ? form.carried : null;
  return (
    <>
      {typeof photo === "string" ? (
        <MenuPhotoNote reason={photo} />
      ) : (
        <MenuFromPhoto businessId={businessId} form={form} {...photo} />
      )}
      {read && (
        <p role="status" className="rounded-field bg-sand px-4 py-3 font-semibold">
          {read.said}
        </p>
      )}
      <SectionForm {...section} initial={read ? { ...initial, menu: read.menu } : initial}>
        <MenuField />
      </SectionForm>
    </>
  );
}

function MenuPhotoNote({ reason }: { reason: string }) {
  return (
    <section className="grid gap-1 rounded-card bg-sand p-4 text-sm">
      <h2 className="text-lg">Pasa tu menú de papel con una foto</h2>
      <p className="font-semibold">{reason}</p>
      <p>{MENU_PHOTO_MESSAGES.paste}</p>
    </section>
  );
}
