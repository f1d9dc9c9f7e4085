import type { ReactNode } from "react";
import { BusinessField } from "@/components/business-form/business-field";
import { MenuField } from "@/components/owner/menu/menu-field";
import { PlanCard } from "@/components/owner/overview/plan-card";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { GalleryEditor } from "@/components/owner/pictures/gallery-editor";
import { PicturesEditor } from "@/components/owner/pictures/pictures-editor";
import { SinglePicture } from "@/components/owner/pictures/single-picture";
import { CopyPlaceButton } from "@/components/owner/place/copy-place-button";
import { PinEditor } from "@/components/owner/place/pin-editor";
import { WaysThere } from "@/components/owner/place/ways-there";
import { OwnPromotions } from "@/components/owner/promotions/own-promotions";
import { PromotionForm } from "@/components/owner/promotions/promotion-form";
import { RemovalSettings } from "@/components/owner/removal/removal-settings";
import { Totals } from "@/components/owner/statistics/details";
import { VideoField } from "@/components/owner/video/video-field";
import { PromotionCard } from "@/components/promotions/promotion-card";
import { Form } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { TextFieldName } from "@/lib/businesses/fields";
import { toBusiness } from "@/lib/businesses/mapper";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import type { OwnBusiness } from "@/lib/owner/model";
import { draftOf, emptyDraft } from "@/lib/promotions/draft";
import { toOwnPromotion } from "@/lib/promotions/mapper";
import { inFile, rendered, type SpecifiedText, sentences } from "./specified-text";

const TODAY = "2026-11-22";
const ID = "b1";
const ROW = { id: ID, slug: "tienda", nombre: "Tienda", direccion: "Ermita 1", plan_type: "premium" };
const business = toBusiness(ROW);
const own: OwnBusiness = {
  ...{ role: "owner", id: ID, slug: "tienda", name: "Tienda", plan: "free", approval: "approved" },
  ...{ rejectionReason: null, needsChanges: false, paidUntil: null, isAccepted: true, canBeDisowned: false },
};
const promotion = toOwnPromotion({
  id: "p1",
  negocio_id: ID,
  fecha_inicio: TODAY,
  fecha_fin: TODAY,
  updated_at: TODAY,
});
const refuse = async () => formFailure("");
const picture = { url: "/foto.webp", alt: "", isWaiting: false };
const form = { businessId: ID, action: refuse };

function InForm({ values = {}, children }: { values?: FieldValues; children: ReactNode }) {
  return (
    <Form of={useServerForm({ action: refuse, lost: "" })} initial={values}>
      {children}
    </Form>
  );
}

const field = (name: TextFieldName, value = "") => (
  <InForm values={{ [name]: value }}>
    <BusinessField name={name} plan="premium" />
  </InForm>
);

const pictures = (children: ReactNode) => (
  <PicturesEditor
    businessId={ID}
    businessName="Tienda"
    actions={{ send: refuse, remove: refuse, restore: refuse, order: refuse }}
  >
    {children}
  </PicturesEditor>
);

const single = (use: "cover" | "logo", title: string, name: string) =>
  pictures(
    <SinglePicture use={use} title={title} name={name} picture={picture} className="" sizes="">
      {null}
    </SinglePicture>,
  );

/** The owner panel and its promotions. What a model writes or draws has a list of its own (ai.tsx). */
export const OWNER_PANEL: readonly SpecifiedText[] = [
  // The panel.
  ...inFile("app/mi-negocio/page.tsx", ["Mi negocio"]),
  ...sentences("lib/auth/messages.ts", "SESSION_ENDED", { message: "Usuario no autenticado." }),
  ...sentences("lib/auth/messages.ts", "AUTH_MESSAGES", { paidEmail: "con el correo con el que pagaste" }),
  ...sentences("lib/messages.ts", "MESSAGES", {
    noAccessWithPlan: "Tu plan actual no tiene acceso a esta sección.",
    saveFailed: "Error al guardar",
    businessNotDeleted: "No se pudo eliminar el negocio.",
    nothingToCopy: "No hay dirección o coordenadas para copiar.",
    invalidWhatsapp:
      "El número de WhatsApp no parece válido. Verifica que contenga solo números con lada internacional.",
  }),
  ...rendered(
    () => <PlanCard business={own} today={TODAY} />,
    ["solo registras nombre, dirección y teléfono", "redes sociales, galería y descripción sin IA", "Premium: todo."],
  ),
  ...rendered(
    () => (
      <SectionForm {...form} version="1" initial={{}} baseVersion="{}">
        {null}
      </SectionForm>
    ),
    ["Guardar cambios"],
  ),
  ...rendered(() => <LockedSection panel={{ section: "menu" }}>Menú</LockedSection>, ["Premium", "Ver planes"]),
  ...rendered(() => <LockedSection panel={{ section: "promociones" }}>Promociones</LockedSection>, ["Premium", "$500"]),
  ...rendered(() => <RemovalSettings {...form} business={own} />, ["Eliminar negocio"]),
  ...sentences("lib/owner/messages.ts", "REMOVAL_MESSAGES", { failed: "No se pudo eliminar el negocio." }),

  // General information.
  ...rendered(() => field("nombre"), ["Nombre del negocio"]),
  ...rendered(() => field("direccion"), ["Dirección"]),
  ...rendered(() => field("telefono"), ["Teléfono"]),
  ...rendered(() => field("whatsapp"), ["con lada internacional", "sólo el botón de llamar"]),
  ...rendered(() => field("whatsapp", "+52 55 1234 5678"), ["Probar el enlace de WhatsApp"]),
  ...rendered(() => field("descripcion"), ["300 a 400 caracteres"]),
  ...rendered(() => field("servicios"), ["Separados por comas"]),
  ...rendered(() => field("palabras_clave"), ["Palabras clave"]),
  ...rendered(() => field("instagram"), ["Instagram"]),
  ...rendered(() => field("facebook"), ["Facebook"]),
  ...rendered(() => field("tiktok"), ["TikTok"]),
  ...rendered(() => field("web"), ["Sitio web"]),

  // Pictures.
  ...inFile("app/mi-negocio/fotos/page.tsx", ["Portada", "Logo"]),
  ...rendered(() => single("cover", "Portada", "la portada"), ["Cambiar portada", "Borrar"]),
  ...rendered(() => single("logo", "Logo", "el logo"), ["Cambiar logo", "Borrar"]),
  ...rendered(
    () => pictures(<GalleryEditor pictures={[picture]} most={6} />),
    ["Galería", "Agregar fotos", "Guardar seleccionadas", "Borrar"],
  ),
  ...sentences("lib/images/messages.ts", "PICTURE_MESSAGES", { "not-a-picture": "Archivo de imagen inválido" }),
  ...sentences("lib/owner/messages.ts", "FLASH_MESSAGES", { "foto-eliminada": "Imagen eliminada de la galería" }),

  // Map and location.
  ...rendered(
    () => (
      <InForm>
        <PinEditor styleUrl={null} />
      </InForm>
    ),
    ["Usar mi ubicación"],
  ),
  ...rendered(() => <CopyPlaceButton />, ["Copiar dirección"]),
  ...rendered(() => <WaysThere business={business} />, ["Google Maps", "Waze", "Uber", "DiDi"]),
  ...inFile("components/owner/place/map-preview.tsx", ["Quitar mapa", "height={320}"]),
  ...sentences("lib/owner/place-messages.ts", "LOCATION_PROBLEMS", {
    unsupported: "Tu navegador no soporta geolocalización.",
    denied: "Debes permitir acceso a tu ubicación.",
    failed: "Error al obtener la ubicación.",
  }),

  // Statistics and tools.
  ...rendered(() => <Totals totals={{ visits: 1, clicks: 1 }} />, ["Visitas", "Clics"]),
  ...inFile("app/mi-negocio/estadisticas/page.tsx", ["Disponible en Profesional y Premium"]),
  ...inFile("app/mi-negocio/herramientas/page.tsx", ["Herramientas Premium", "Video promocional"]),

  // Menu and video.
  ...rendered(
    () => (
      <InForm>
        <MenuField />
      </InForm>
    ),
    ["Menú", "Un platillo por línea", "pega el enlace a tu menú"],
  ),
  ...inFile("components/business-page/menu-block.tsx", ["Abrir menú en nueva pestaña"]),
  ...rendered(
    () => (
      <InForm values={{ video: "https://youtu.be/dQw4w9WgXcQ" }}>
        <VideoField businessName="Tienda" />
      </InForm>
    ),
    ["Video de YouTube", "Así lo verán"],
  ),
  ...sentences("lib/owner/messages.ts", "FLASH_MESSAGES", {
    menu: "Menú guardado correctamente.",
    video: "Video guardado correctamente.",
  }),

  // Promotions.
  ...sentences("lib/owner/messages.ts", "FLASH_MESSAGES", {
    promocion: "Promoción guardada correctamente",
    "sin-negocio": "Sin negocio: No se encontró el ID del negocio.",
  }),
  ...sentences("lib/promotions/messages.ts", "PROMOTION_MESSAGES", {
    incomplete: "Campos incompletos. Faltan título o fechas",
    noneSelected: "No hay promoción seleccionada para editar.",
    noneActive: "No hay promociones activas registradas.",
    noBusiness: "Sin negocio: No se encontró el ID del negocio.",
    saveFailed: "No se pudo guardar la promoción.",
    updateFailed: "No se pudo actualizar la promoción.",
  }),
  ...sentences("lib/owner/messages.ts", "FLASH_MESSAGES", {
    "promocion-no-eliminada": "No se pudo eliminar la promoción.",
  }),
  ...rendered(
    () => <OwnPromotions businessId={ID} promotions={[]} today={TODAY} isOpen save={refuse} remove={refuse} />,
    ["No hay promociones activas registradas."],
  ),
  ...rendered(
    () => <OwnPromotions businessId={ID} promotions={[promotion]} today={TODAY} isOpen save={refuse} remove={refuse} />,
    ["Editar promoción", "Eliminar promoción"],
  ),
  ...rendered(
    () => <PromotionCard promotion={{ ...promotion, startsOn: null, endsOn: null }} />,
    ["Promoción sin título", "Sin descripción", "Vigencia", "Sin fecha"],
  ),
  ...rendered(
    () => <PromotionForm {...form} draft={emptyDraft("p2")} onSaved={() => {}} cancel={null} />,
    ["Título", "Descripción", "Desde", "Hasta", "Imagen", "Crear promoción"],
  ),
  ...rendered(
    () => (
      <PromotionForm
        {...form}
        draft={{ ...draftOf(promotion), picture: { path: "b1/p", url: "/p.webp" } }}
        onSaved={() => {}}
        cancel={null}
      />
    ),
    ["Cambiar imagen", "Guardar cambios"],
  ),
  ...inFile("components/owner/promotions/promotion-dialog.tsx", ["Cancelar"]),
  ...rendered(() => field("promocion_vigencia"), ["Vigencia"]),
];
