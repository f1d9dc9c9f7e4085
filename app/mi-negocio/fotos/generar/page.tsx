import { PictureUsedUp } from "@/components/owner/ai/picture-offer";
import { PictureProgress } from "@/components/owner/ai/picture-progress";
import { PictureWishForm } from "@/components/owner/ai/picture-wish-form";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { AI_MESSAGES, AI_REFUSALS } from "@/lib/ai/messages";
import { pictureTemplates } from "@/lib/ai/picture-ideas";
import { type PictureJob, spentOf } from "@/lib/ai/picture-job";
import { pictureProblem, triesBefore, triesLeft } from "@/lib/ai/picture-messages";
import { type AiPictureKind, JOB_KINDS, PICTURE_CHOICES, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { readPictureJob } from "@/lib/ai/server/pictures";
import { getAiStanding } from "@/lib/ai/server/standing";
import { hasModel } from "@/lib/ai/server/write";
import { artworkCategory } from "@/lib/categories/categories";
import { pictureSources } from "@/lib/images/picture-sources";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { Panel } from "@/lib/owner/panel-model";
import { PICTURES, readOwnPictures } from "@/lib/owner/pictures";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { panelPage, type Query } from "../../_components/panel-page";
import { discardGenerated, generatePicture, keepGenerated } from "./actions";

export const metadata = { title: "Imagen con IA" };

const TITLES = { cover: "Portada con IA", logo: "Logo con IA" } as const;

type Shown = {
  panel: Panel;
  kind: AiPictureKind;
  job: PictureJob;
  template: string;
};

/** Without a model one chooses what the rules can draw. */
const choicesOf = (kind: AiPictureKind, isByModel: boolean) =>
  PICTURE_CHOICES[kind].filter(({ name }) => isByModel || name === "forma");

async function Wish({ panel, kind, job, template }: Shown) {
  const { id } = panel.current;
  const isByModel = hasModel();
  const spent = spentOf(job, isByModel);
  if (spent) return <PictureUsedUp kind={kind} reason={spent} />;
  const wanted = { kind: JOB_KINDS[kind] };
  const { refusal } = await getAiStanding({ person: panel.viewer.id, business: id, wanted });
  if (refusal) return <p className="rounded-card bg-sand p-5 font-semibold">{AI_REFUSALS[refusal]}</p>;
  const templates = isByModel ? pictureTemplates(kind, artworkCategory(panel.owned.business.categorySlug)) : [];
  const { wish } = templates.find((each) => each.id === template) ?? { wish: job.wish ?? {} };
  return (
    <>
      {job.state === "failed" && (
        <p role="alert" className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">
          {pictureProblem(job.problem)}
        </p>
      )}
      <p className="text-ink-soft">
        {isByModel
          ? `Una por negocio. La ves antes de guardarla. ${triesBefore(job.left)}`
          : `${AI_MESSAGES.draft}: la dibujamos con tu nombre y los colores de tu categoría. No usa ningún intento.`}
      </p>
      {templates.length > 0 && (
        <nav aria-label="Plantillas" className="grid gap-2">
          <h3 className="font-semibold text-sm">Empieza con una idea para tu giro</h3>
          <ul className="flex flex-wrap gap-2">
            {templates.map((each) => (
              <li key={each.id}>
                <Link
                  href={routes.generatePicture(id, kind, each.id)}
                  aria-current={each.id === template ? "true" : undefined}
                  className="inline-flex min-h-11 items-center rounded-field border border-field bg-card px-3 text-sm hover:bg-sand aria-current:border-action-strong aria-current:bg-sand"
                >
                  {each.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PictureWishForm
        key={`${kind}-${template}`}
        action={generatePicture}
        fields={{ [BUSINESS_ID_FIELD]: id, imagen: kind }}
        choices={choicesOf(kind, isByModel)}
        initial={wish}
        hasWords={isByModel}
        button={isByModel ? "Generar" : "Hacer un borrador"}
      />
    </>
  );
}

function Standing(shown: Shown) {
  const { panel, kind, job } = shown;
  const { id } = panel.current;
  if (job.state === "working") {
    return (
      <PictureProgress
        ask={routes.pictureJob(id, kind)}
        here={routes.generatePicture(id, kind)}
        title={`Haciendo ${PICTURE_NAMES[kind]}…`}
      />
    );
  }
  if (job.state !== "ready" || job.turn === null) return <Wish {...shown} />;
  return <Comparison {...{ panel, kind, job }} turn={job.turn} />;
}

const PLACES = {
  cover: { className: "max-w-lg", sizes: "(width >= 40rem) 32rem, 100vw" },
  logo: { className: "max-w-48", sizes: "12rem" },
} as const;

function Comparison({ panel, kind, job, turn }: Omit<Shown, "template"> & { turn: string }) {
  const { id } = panel.current;
  const { isDraft, left } = job;
  const presentUrl = readOwnPictures(panel.owned)[kind]?.url;
  const fields = { [BUSINESS_ID_FIELD]: id, imagen: kind, turno: turn };
  const { className, sizes } = PLACES[kind];
  const style = { aspectRatio: PICTURES[kind].frame };
  const frame = "w-full rounded-field bg-sand object-cover";
  return (
    <section className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <figure className={className}>
          <figcaption className="mb-1 font-semibold text-sm">
            Nueva{isDraft && <span className="font-normal"> · {AI_MESSAGES.draft}</span>}
          </figcaption>
          <img
            src={routes.pictureDraft(id, kind, turn)}
            alt="La imagen nueva, que todavía no está en tu página"
            className={frame}
            style={style}
          />
        </figure>
        <figure className={className}>
          <figcaption className="mb-1 font-semibold text-sm">La que tienes</figcaption>
          {presentUrl ? (
            <img {...pictureSources(presentUrl, sizes)} alt="La imagen de tu página" className={frame} style={style} />
          ) : (
            <p className={`${frame} grid place-items-center p-4 text-ink-soft text-sm`} style={style}>
              Todavía ninguna
            </p>
          )}
        </figure>
      </div>
      <div className="flex flex-wrap gap-3">
        <ActionForm action={keepGenerated} lost={PANEL_MESSAGES.lost} fields={fields}>
          <SubmitButton sending="Guardando…">Guardar</SubmitButton>
        </ActionForm>
        <ActionForm action={discardGenerated} lost={PANEL_MESSAGES.lost} fields={fields}>
          <SubmitButton sending="Descartando…" look={{ variant: "outline" }}>
            Descartar
          </SubmitButton>
        </ActionForm>
      </div>
      <p className="text-ink-soft text-sm">
        {isDraft
          ? "Es un borrador: guardarlo o descartarlo no usa tu imagen con IA."
          : `${triesLeft(left)} Al guardarla usas tu única vez, y la imagen dice en sus datos que la hizo una IA.`}
      </p>
    </section>
  );
}

async function GeneratePicture(panel: Panel, query: Query) {
  const kind: AiPictureKind = query.imagen === "logo" ? "logo" : "cover";
  const { current, viewer } = panel;
  const job = panel.isLocked ? null : await readPictureJob({ person: viewer.id, business: current.id, kind });
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">{TITLES[kind]}</h2>
      {job ? (
        <Standing {...{ panel, kind, job }} template={textOf(query.plantilla)} />
      ) : (
        <LockedSection panel={panel} plan="premium">
          Una imagen para {PICTURE_NAMES[kind]} de {current.name}, hecha por una IA con lo que tú le digas.
        </LockedSection>
      )}
      <p>
        <Link href={routes.panelSection("fotos", current.id)} className="inline-flex min-h-11 items-center underline">
          Volver a tus fotos
        </Link>
      </p>
    </section>
  );
}

export default panelPage("fotos", GeneratePicture, "premium");
