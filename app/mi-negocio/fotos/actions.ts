"use server";

import { z } from "zod";
import { formFailure } from "@/lib/forms/form-state";
import { saveProblem } from "@/lib/forms/save-problem";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { PICTURE_FORM_FIELDS } from "@/lib/owner/picture-state";
import { inOrder, moved, PICTURE_USES, picturesOf, withoutPicture, withPicture } from "@/lib/owner/pictures";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import { addPicture } from "@/lib/owner/server/own-pictures";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";
import { changePictures, pictureAction, picturesChanged, savePictureTexts } from "@/lib/owner/server/picture-actions";

const use = z.enum(PICTURE_USES);
const url = z.string().max(500);
const optional = z.string().max(500).optional();

/** The files of a form, one after the other, for browsers without scripts. */
export const sendPictures = pictureAction(
  "send-pictures",
  z.object({ [PICTURE_FIELDS.use]: use }),
  async ({ tipo }, { viewer, business }, form) => {
    const files = form
      .getAll(PICTURE_FIELDS.file)
      .filter((file): file is File => file instanceof File && file.size > 0);
    if (files.length === 0) return formFailure(PICTURE_REFUSALS.none);
    let isWaiting = false;
    for (const file of files) {
      const added = await addPicture({ person: viewer.id, business, use: tipo, source: file });
      if (!added.ok) return formFailure(files.length > 1 ? `«${file.name}»: ${added.code}` : added.code);
      isWaiting ||= added.value.isWaiting;
    }
    return picturesChanged(business.id, { aviso: isWaiting ? "foto-en-revision" : "foto-guardada" });
  },
);

const REMOVED = {
  cover: "portada-eliminada",
  logo: "logo-eliminado",
  gallery: "foto-eliminada",
  promotion: "foto-eliminada",
} as const;

export const removePicture = pictureAction(
  "remove-picture",
  z.object({ [PICTURE_FIELDS.use]: use, [PICTURE_FIELDS.url]: url }),
  ({ tipo, foto }, owner) => {
    const undo = { use: tipo, url: foto, place: 0 };
    return changePictures(
      owner,
      (row) => {
        undo.place = picturesOf(tipo, row).indexOf(foto);
        return withoutPicture(tipo, row, foto);
      },
      { aviso: REMOVED[tipo], undo },
    );
  },
);

export const restorePicture = pictureAction(
  "restore-picture",
  z.object({
    [PICTURE_FIELDS.use]: use,
    [PICTURE_FIELDS.url]: url,
    [PICTURE_FORM_FIELDS.place]: z.coerce.number().int().min(0).max(100).optional(),
    [PICTURE_FORM_FIELDS.instead]: optional,
  }),
  ({ tipo, foto, lugar, sustituye }, owner) =>
    changePictures(owner, (row) => withPicture(tipo, row, foto, { place: lugar, instead: sustituye }), {
      aviso: "foto-de-vuelta",
    }),
);

export const orderPictures = pictureAction(
  "order-pictures",
  z.object({
    [PICTURE_FIELDS.url]: optional,
    [PICTURE_FORM_FIELDS.by]: z.coerce.number().int().min(-1).max(1).optional(),
    [PICTURE_FORM_FIELDS.order]: z.string().max(40_000).optional(),
  }),
  ({ foto = "", mueve = 0, orden }, owner) =>
    changePictures(owner, (row) => (orden ? inOrder(row, orden.split(",")) : moved(row, foto, mueve)), {
      aviso: "fotos-en-orden",
    }),
);

export const saveTexts = ownerAction<object, SectionSaved | SectionConflict>(
  z.object({}),
  (_, { viewer, business }, form) => savePictureTexts(viewer.id, business.id, form),
  {
    name: "save-picture-texts",
    returnTo: backToSection("fotos"),
    refusals: { failed: saveProblem },
  },
);
