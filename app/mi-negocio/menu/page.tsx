import type { Metadata } from "next";
import { WrittenMenu } from "@/components/listing/written-menu";
import { MenuField } from "@/components/owner/menu/menu-field";
import { MenuFromPhoto } from "@/components/owner/menu/menu-from-photo";
import { MenuPdfField } from "@/components/owner/menu/menu-pdf-field";
import { MenuPhotoNote } from "@/components/owner/menu/menu-photo-note";
import { FileForm } from "@/components/owner/panel/file-form";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { SectionForm } from "@/components/owner/panel/section-form";
import { Link } from "@/components/ui/link";
import { readMenu } from "@/lib/ai/menu";
import { AI_REFUSALS, MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { getAiStanding } from "@/lib/ai/server/standing";
import { writer } from "@/lib/ai/server/write";
import { parseMenu } from "@/lib/businesses/menu";
import { isForFood } from "@/lib/businesses/plan-gates";
import { env } from "@/lib/env";
import type { MenuPhotoState } from "@/lib/owner/menu-photo-state";
import type { Panel } from "@/lib/owner/panel-model";
import { MENU_PARTS } from "@/lib/owner/section-parts";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { menuPdfSlot, menuPhotoSlot, menuSlot } from "@/lib/owner/server/form-slots";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { readMenuPhotos, saveMenu, saveMenuPdf } from "./actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.menu.title };

const SAMPLE = [
  {
    title: "Tacos",
    items: [
      { name: "Pastor", priceMxn: 18 },
      { name: "Suadero", priceMxn: 20 },
    ],
  },
];

export default async function MenuPage({ searchParams }: PageProps<"/mi-negocio/menu">) {
  const panel = await loadPanel("menu", searchParams);
  return (
    <PanelFrame panel={panel}>
      <Section panel={panel} />
    </PanelFrame>
  );
}

async function Section({ panel }: { panel: Panel }) {
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
  const form = fieldsForm(panel, MENU_PARTS);
  const photo = await menuPhotoSlot.read();
  const read = photo?.kind === "read" ? photo : null;
  return (
    <>
      <MenuPhoto panel={panel} first={photo} />
      {read && (
        <p role="status" className="rounded-field bg-sand px-4 py-3 font-semibold">
          {read.said}
        </p>
      )}
      <SectionForm
        {...form}
        {...(read && { version: `${form.version}-foto`, initial: { ...form.initial, menu: read.menu } })}
        first={await menuSlot.read()}
        action={saveMenu}
      >
        <MenuField />
      </SectionForm>
      <FileForm
        businessId={current.id}
        action={saveMenuPdf}
        first={await menuPdfSlot.read()}
        label="Guardar PDF"
        removal={business.menuPdf && "Quitar PDF"}
      >
        <MenuPdfField businessId={current.id} path={business.menuPdf} />
      </FileForm>
    </>
  );
}

async function MenuPhoto({ panel, first }: { panel: Panel; first: MenuPhotoState | null }) {
  const by = writer();
  if (!by.ok) return <MenuPhotoNote reason={AI_REFUSALS[by.code]} />;
  if (by.value === "rules") return <MenuPhotoNote reason={MENU_PHOTO_MESSAGES.noDraft} />;
  const { viewer, current, owned } = panel;
  const { refusal } = await getAiStanding({ person: viewer.id, business: current.id, wanted: readMenu });
  const hasMenu = parseMenu(owned.business.menu)?.kind === "list";
  return (
    <MenuFromPhoto businessId={current.id} action={readMenuPhotos} first={first} hasMenu={hasMenu} refusal={refusal} />
  );
}
