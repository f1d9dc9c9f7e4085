import { BusinessCover } from "@/components/businesses/business-cover";
import { PictureOffer } from "@/components/owner/ai/picture-offer";
import { SectionForm } from "@/components/owner/panel/section-form";
import { GalleryEditor } from "@/components/owner/pictures/gallery-editor";
import { PictureForm, PicturesEditor } from "@/components/owner/pictures/pictures-editor";
import { SinglePicture } from "@/components/owner/pictures/single-picture";
import { buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { spentOf } from "@/lib/ai/picture-job";
import type { AiPictureKind } from "@/lib/ai/picture-options";
import { readPictureJob } from "@/lib/ai/server/pictures";
import { hasModel } from "@/lib/ai/server/write";
import type { Business } from "@/lib/businesses/model";
import { formatPesos } from "@/lib/format";
import { MAX_ALT_CHARACTERS } from "@/lib/images/picture-data";
import type { Panel } from "@/lib/owner/panel-model";
import { altField, altUrlField } from "@/lib/owner/picture-state";
import { describedPictures, ownTexts, readOwnPictures } from "@/lib/owner/pictures";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { panelPage } from "../_components/panel-page";
import { orderPictures, removePicture, restorePicture, saveTexts, sendPictures } from "./actions";

export const metadata = { title: PANEL_SECTIONS.fotos.title };

const ACTIONS = { send: sendPictures, remove: removePicture, restore: restorePicture, order: orderPictures };
const UNDO = ["tipo", "foto", "lugar", "sustituye"] as const;

export default panelPage("fotos", (panel, query) => {
  const { current, owned } = panel;
  const { business } = owned;
  const { cover, logo, gallery } = readOwnPictures(owned);
  const most = PLANS[current.plan].limits.galleryUpload;
  const described = describedPictures(owned);
  const undo = UNDO.flatMap((name) => (query[name] === undefined ? [] : [[name, textOf(query[name])] as const]));
  return (
    <>
      <PicturesEditor businessId={current.id} businessName={current.name} actions={ACTIONS}>
        {/* With scripts it stands in the toast. */}
        {undo.length > 0 && (
          <PictureForm action="restore" fields={Object.fromEntries(undo)} className="scripted:hidden">
            <SubmitButton sending="Deshaciendo…" look={{ size: "sm", variant: "outline" }}>
              Deshacer
            </SubmitButton>
          </PictureForm>
        )}
        <SinglePicture
          use="cover"
          title="Portada"
          name="la portada"
          picture={cover}
          className="max-w-lg"
          sizes="(width >= 40rem) 32rem, 100vw"
        >
          <BusinessCover
            business={{ ...business, coverUrl: null }}
            sizes="(width >= 40rem) 32rem, 100vw"
            className="rounded-field"
            initialsClassName="text-3xl"
          />
        </SinglePicture>
        <Offer panel={panel} kind="cover" />
        <SinglePicture use="logo" title="Logo" name="el logo" picture={logo} className="max-w-40" sizes="10rem">
          <div className="grid aspect-square place-items-center rounded-field bg-sand text-center text-ink-soft text-sm">
            Sin logo
          </div>
        </SinglePicture>
        <Offer panel={panel} kind="logo" />
        {most > 0 ? <GalleryEditor pictures={gallery} most={most} /> : <GalleryOffer business={business} />}
      </PicturesEditor>
      <details className="rounded-card border border-line bg-card px-4 py-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-sm">¿Tu foto no se abre? (HEIC)</summary>
        <div className="grid gap-2 pb-2 text-sm">
          <p>Algunos teléfonos guardan sus fotos como HEIC, y no todos los navegadores las abren.</p>
          <p>
            En iPhone: Ajustes → Cámara → Formatos → «Más compatible»; las fotos nuevas ya sirven. En Samsung: Cámara →
            Ajustes → Opciones avanzadas → apaga «Fotos de alta eficiencia».
          </p>
          <p>Con una foto que ya tienes: ábrela, toma una captura de pantalla y sube la captura.</p>
        </div>
      </details>
      {described.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">Qué se ve en cada foto</h2>
          <p className="text-ink-soft text-sm">
            Una frase corta, por ejemplo «Mostrador con pan dulce». La escucha quien no puede ver la foto, y la leen los
            buscadores.
          </p>
          <SectionForm
            businessId={current.id}
            version={`${owned.version}-${described.length}`}
            action={saveTexts}
            what="de las descripciones"
            initial={Object.fromEntries(described.map(({ picture }, index) => [altField(index), picture.alt]))}
            baseVersion={JSON.stringify(ownTexts(owned))}
          >
            {described.map(({ label, picture }, index) => (
              <div key={picture.url} className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
                <img
                  src={picture.url}
                  alt=""
                  loading="lazy"
                  className="mt-7 size-16 rounded-field bg-sand object-cover"
                />
                <div>
                  <input type="hidden" name={altUrlField(index)} value={picture.url} />
                  <TextField name={altField(index)} label={label} maxCharacters={MAX_ALT_CHARACTERS} />
                </div>
              </div>
            ))}
          </SectionForm>
        </section>
      )}
    </>
  );
});

async function Offer({ panel: { viewer, current }, kind }: { panel: Panel; kind: AiPictureKind }) {
  const job = await readPictureJob({ person: viewer.id, business: current.id, kind });
  const isLocked = !PLANS[current.plan].gates.aiImages;
  return <PictureOffer businessId={current.id} kind={kind} spent={spentOf(job, hasModel())} isLocked={isLocked} />;
}

const { pro, premium } = PLANS;

function GalleryOffer({ business }: { business: Business }) {
  const kept = business.gallery.length;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">Galería</h2>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2 opacity-60">
        {Array.from({ length: pro.limits.galleryGrid }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <BusinessCover key={index} business={business} sizes="12rem" className="aspect-square rounded-field" />
        ))}
      </div>
      {kept > 0 && (
        <p className="rounded-field bg-sand px-4 py-3 text-sm">
          {kept === 1 ? "Tu foto sigue guardada y vuelve" : `Tus ${kept} fotos siguen guardadas y vuelven`} a tu página
          con tu plan.
        </p>
      )}
      <p>
        Enseña tu local y lo que vendes: {pro.limits.galleryUpload} fotos con {pro.name} (
        {formatPesos(pro.pricePerMonthMxn)} al mes) y hasta {premium.limits.galleryUpload} con {premium.name} (
        {formatPesos(premium.pricePerMonthMxn)}).
      </p>
      <p>
        <Link href={routes.plans()} className={buttonVariants()}>
          Ver planes
        </Link>
      </p>
    </section>
  );
}
