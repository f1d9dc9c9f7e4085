"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction, adminButton } from "@/lib/admin/server/admin-action";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { UPLOAD_MESSAGES } from "@/lib/import/messages";
import { FILE_FIELD, type PartKept } from "@/lib/import/model";
import { importSchema, partSchema, uploadSchema } from "@/lib/import/schema";
import { beginPass, cancelImport, startImport } from "@/lib/import/server/imports";
import { forgetFile, takeFile, takePart } from "@/lib/import/server/kept-file";
import { routes } from "@/lib/routes";

const screen = (message?: FlashMessage) => leave(routes.adminImport(message));

export const upload = adminAction(
  uploadSchema,
  async (values, viewer, form) => {
    const taken = await takeFile(values, form);
    const typed = { tipo: values.tipo, edicion: values.edicion ?? "" };
    if (!taken.ok) {
      const problem = UPLOAD_MESSAGES[taken.code];
      return formFailure(problem, typed, { [FILE_FIELD]: problem });
    }
    const started = await startImport(viewer.id, { ...taken.value, kind: values.tipo, edition: values.edicion });
    if (started.ok) return screen();
    // A file sent in parts may be the file of an import that is there: a form that is sent twice.
    if (!values.importacion) await forgetFile(taken.value);
    // Without the form, which is not shown meanwhile.
    return started.code === "busy" ? screen("importacion-ocupada") : formFailure(UPLOAD_MESSAGES.unknown, typed);
  },
  { name: "import-upload", returnTo: routes.adminImport() },
);

export const keepPartOfFile = adminAction(
  partSchema,
  async (part, _viewer, form): Promise<PartKept | FormFailure> =>
    (await takePart(part, form)) ? { kind: "kept" } : formFailure(UPLOAD_MESSAGES["not-kept"]),
  { name: "import-part", returnTo: routes.adminImport() },
);

const REFUSED_PASS = {
  busy: "importacion-ocupada",
  unknown: "importacion-cambiada",
  gone: "importacion-sin-archivo",
} as const;

const passOf = (state: "importando" | "revisando", name: string) =>
  adminButton(
    importSchema,
    async ({ importacion }, viewer) => {
      const begun = await beginPass(viewer.id, importacion, state);
      return begun.ok ? undefined : REFUSED_PASS[begun.code];
    },
    { name, screen: routes.adminImport },
  );

export const write = passOf("importando", "import-write");

export const review = passOf("revisando", "import-review");

const CANCELED = {
  stopping: "importacion-deteniendo",
  canceled: "importacion-descartada",
  unknown: "importacion-cambiada",
} as const;

export const cancel = adminButton(
  importSchema,
  async ({ importacion }, viewer) => CANCELED[await cancelImport(viewer.id, importacion)],
  { name: "import-cancel", screen: routes.adminImport },
);

export const prove = adminAction(z.object({}), async () => leave(routes.adminImport()), {
  name: "prove-for-export",
  returnTo: routes.adminImport(),
  needsProof: true,
});
