import { WrittenMenu } from "@/components/business-page/written-menu";
import { MenuForms } from "@/components/owner/menu/menu-forms";
import { FileForm } from "@/components/owner/panel/file-form";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { FileField } from "@/components/ui/form/picture-field";
import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { readMenu } from "@/lib/ai/menu";
import { AI_REFUSALS, MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { getAiStanding } from "@/lib/ai/server/standing";
import { writer } from "@/lib/ai/server/write";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { parseMenu } from "@/lib/businesses/menu";
import { MAX_MENU_PDF_BYTES, MENU_PDF_FIELD, menuPdfVersion } from "@/lib/businesses/menu-pdf";
import { isForFood } from "@/lib/businesses/plan-gates";
import { env } from "@/lib/env";
import type { Panel } from "@/lib/owner/panel-model";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { panelPage } from "../_components/panel-page";
import { saveMenu } from "../field-actions";
import { readMenuPhotos, saveMenuPdf } from "./actions";

export const metadata = { title: PANEL_SECTIONS.menu.title };

const SAMPLE = [
  {
    title: "Tacos",
    items: [
      { name: "Pastor", priceMxn: 18 },
      { name: "Suadero", priceMxn: 20 },
    ],
  },
];

export default panelPage("menu", async (panel) => {
  const { current, owned } = panel;
  const { business } = owned;
  if (!env().isMenuEnabled)
    return <p>Por ahora los menús no se muestran en el sitio. Lo que ya guardaste sigue aquí.</p>;
  if (!isForFood(business)) {
    return (
      <p>
        El menú es para negocios de comida y bebida, y el tuyo está en «{business.category}». Si vendes comida, cambia
        tu categoría en{" "}
        <Link href={routes.panelSection("datos", current.id)} className="text-link">
          Datos del negocio
        </Link>
        .
      </p>
    );
  }
  if (panel.isLocked) {
    return (
      <LockedSection panel={panel}>
        <p>Así se vería el menú de {current.name}, con secciones y precios; también puede ser un enlace o un PDF.</p>
        <div className="mt-4 rounded-card border border-line bg-card p-4">
          <WrittenMenu sections={SAMPLE} />
        </div>
      </LockedSection>
    );
  }
  return (
    <>
      <MenuForms
        {...fieldsForm(panel)}
        action={saveMenu}
        readPhotos={readMenuPhotos}
        photo={await photoReading(panel)}
      />
      <FileForm
        businessId={current.id}
        action={saveMenuPdf}
        label="Guardar PDF"
        removal={business.menuPdf && "Quitar PDF"}
      >
        <MenuPdfField businessId={current.id} path={business.menuPdf} />
      </FileForm>
    </>
  );
});

async function photoReading(panel: Panel) {
  const by = writer();
  if (!by.ok) return AI_REFUSALS[by.code];
  if (by.value === "rules") return MENU_PHOTO_MESSAGES.noDraft;
  const { viewer, current, owned } = panel;
  const { refusal } = await getAiStanding({ person: viewer.id, business: current.id, wanted: readMenu });
  return { hasMenu: parseMenu(owned.business.menu)?.kind === "list", refusal };
}

const MAX_MB = MAX_MENU_PDF_BYTES / 1024 / 1024;

function MenuPdfField({ businessId, path }: { businessId: string; path: string | null }) {
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
