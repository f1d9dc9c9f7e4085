"use client";

import { FileField } from "@/components/ui/form/picture-field";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { MAX_MENU_PDF_BYTES, MENU_PDF_FIELD, menuPdfVersion } from "@/lib/businesses/menu-pdf";
import { routes } from "@/lib/routes";

const MAX_MB = MAX_MENU_PDF_BYTES / 1024 / 1024;

export function MenuPdfField({ businessId, path }: { businessId: string; path: string | null }) {
  return (
    <>
      {path && (
        <p>
          <a
            href={routes.panelMenu(businessId, menuPdfVersion(path))}
            target="_blank"
            rel="noopener"
            className="tap-target text-link"
          >
            Ver el PDF guardado
            <NewTabNote />
          </a>
        </p>
      )}
      <FileField
        name={MENU_PDF_FIELD}
        label={BUSINESS_FIELDS.menu_pdf.label}
        hint={`Se abre en otra pestaña. Hasta ${MAX_MB} MB.`}
        choose={path ? "Cambiar PDF" : "Elegir PDF"}
        accept="application/pdf,.pdf"
      />
    </>
  );
}
