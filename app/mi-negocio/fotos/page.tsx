import type { Metadata } from "next";
import { BusinessCover } from "@/components/businesses/business-cover";
import { PictureOffer } from "@/components/owner/ai/picture-offer";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { SectionForm } from "@/components/owner/panel/section-form";
import { GalleryEditor } from "@/components/owner/pictures/gallery-editor";
import { GalleryOffer } from "@/components/owner/pictures/gallery-offer";
import { HeicHelp } from "@/components/owner/pictures/heic-help";
import { PictureTexts } from "@/components/owner/pictures/picture-texts";
import { PicturesEditor } from "@/components/owner/pictures/pictures-editor";
import { SinglePicture } from "@/components/owner/pictures/single-picture";
import { UndoRemoval } from "@/components/owner/pictures/undo-removal";
import { spentOf } from "@/lib/ai/picture-job";
import type { AiPictureKind } from "@/lib/ai/picture-options";
import { readPictureJob } from "@/lib/ai/server/pictures";
import { hasModel } from "@/lib/ai/server/write";
import type { Panel } from "@/lib/owner/panel-model";
import { altField } from "@/lib/owner/picture-state";
import { describedPictures, ownTexts, readOwnPictures } from "@/lib/owner/pictures";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { textOf } from "@/lib/text/text-of";
import { orderPictures, removePicture, restorePicture, saveTexts, sendPictures } from "./actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.fotos.title };

const ACTIONS = { send: sendPictures, remove: removePicture, restore: restorePicture, order: orderPictures };
const UNDO = ["tipo", "foto", "lugar", "sustituye"] as const;

export default async function PicturesPage({ searchParams }: PageProps<"/mi-negocio/fotos">) {
  const panel = await loadPanel("fotos", searchParams);
  const query = await searchParams;
  const { current, owned } = panel;
  const { business } = owned;
  const { cover, logo, gallery } = readOwnPictures(owned);
  const most = PLANS[current.plan].limits.galleryUpload;
  const described = describedPictures(owned);
  const undo = UNDO.flatMap((name) => (query[name] === undefined ? [] : [[name, textOf(query[name])] as const]));
  return (
    <PanelFrame panel={panel}>
      <PicturesEditor businessId={current.id} businessName={current.name} actions={ACTIONS}>
        {undo.length > 0 && <UndoRemoval fields={Object.fromEntries(undo)} />}
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
      <HeicHelp />
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
            <PictureTexts pictures={described} />
          </SectionForm>
        </section>
      )}
    </PanelFrame>
  );
}

async function Offer({ panel: { viewer, current }, kind }: { panel: Panel; kind: AiPictureKind }) {
  const job = await readPictureJob({ person: viewer.id, business: current.id, kind });
  const isLocked = !PLANS[current.plan].gates.aiImages;
  return <PictureOffer businessId={current.id} kind={kind} spent={spentOf(job, hasModel())} isLocked={isLocked} />;
}
