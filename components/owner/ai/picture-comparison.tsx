import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { AI_MESSAGES } from "@/lib/ai/messages";
import { triesLeft } from "@/lib/ai/picture-messages";
import type { AiPictureKind } from "@/lib/ai/picture-options";
import type { FormAction } from "@/lib/forms/form-state";
import { pictureSources } from "@/lib/images/picture-sources";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { PICTURES } from "@/lib/owner/pictures";

type PictureComparisonProps = {
  kind: AiPictureKind;
  presentUrl: string | null;
  draftUrl: string;
  isDraft: boolean;
  left: number;
  fields: Readonly<Record<string, string>>;
  keep: FormAction;
  discard: FormAction;
};

const PLACES = {
  cover: { className: "max-w-lg", sizes: "(width >= 40rem) 32rem, 100vw" },
  logo: { className: "max-w-48", sizes: "12rem" },
} as const;

export function PictureComparison(props: PictureComparisonProps) {
  const { kind, presentUrl, draftUrl, isDraft, left, fields, keep, discard } = props;
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
          <img src={draftUrl} alt="La imagen nueva, que todavía no está en tu página" className={frame} style={style} />
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
        <ActionForm action={keep} lost={PANEL_MESSAGES.lost} fields={fields}>
          <SubmitButton sending="Guardando…">Guardar</SubmitButton>
        </ActionForm>
        <ActionForm action={discard} lost={PANEL_MESSAGES.lost} fields={fields}>
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
