import { randomUUID } from "node:crypto";
import { SectionFields } from "@/components/business-form/section-fields";
import { FileForm } from "@/components/owner/panel/file-form";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { OwnPromotions } from "@/components/owner/promotions/own-promotions";
import { PromotionPageForm } from "@/components/owner/promotions/promotion-form";
import { PromotionCard } from "@/components/promotions/promotion-card";
import { PromotionPicture } from "@/components/promotions/promotion-picture";
import { PictureField } from "@/components/ui/form/picture-field";
import { Link } from "@/components/ui/link";
import { standingWords } from "@/lib/businesses/special-promotion-messages";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { readText } from "@/lib/database-rows/row";
import { formatPesos } from "@/lib/format";
import type { Panel } from "@/lib/owner/panel-model";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { findDraft } from "@/lib/promotions/draft";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { type OwnPromotion, PROMOTION_PICTURE_FIELD } from "@/lib/promotions/model";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { panelPage } from "../_components/panel-page";
import { saveSpecialPromotion } from "../field-actions";
import { removePromotion, savePromotion, savePromotionPicture } from "./actions";

export const metadata = { title: PANEL_SECTIONS.promociones.title };

export default panelPage("promociones", (panel, { promocion, repetir }) => {
  const { current, promotions } = panel;
  const today = toLocalDate(new Date());
  const isOpen = PLANS[current.plan].gates.promotions;
  const asked = { edited: textOf(promocion), repeated: textOf(repetir) };
  const isAsked = isOpen && (asked.edited || asked.repeated) !== "";
  if (isAsked) return <OneForm businessId={current.id} {...{ promotions, asked, today }} />;
  return (
    <>
      {isOpen || promotions.length > 0 ? (
        <OwnPromotions
          businessId={current.id}
          {...{ promotions, today, isOpen }}
          save={savePromotion}
          remove={removePromotion}
        />
      ) : null}
      {!isOpen && <Locked panel={panel} today={today} />}
      {!panel.isLocked && <SpecialPromotion panel={panel} today={today} />}
    </>
  );
});

type OneFormProps = {
  businessId: string;
  promotions: readonly OwnPromotion[];
  asked: { edited: string; repeated: string };
  today: IsoDate;
};

async function OneForm({ businessId, promotions, asked, today }: OneFormProps) {
  const draft = findDraft(promotions, asked, { id: randomUUID(), today });
  if (!draft) {
    return (
      <>
        <p role="alert">{PROMOTION_MESSAGES.noneSelected}</p>
        <p>
          <Link href={routes.panelSection("promociones", businessId)} className="tap-target text-link">
            Ver tus promociones
          </Link>
        </p>
      </>
    );
  }
  const key = `${asked.edited} ${asked.repeated}`;
  return <PromotionPageForm key={key} businessId={businessId} draft={draft} action={savePromotion} />;
}

function Locked({ panel, today }: { panel: Panel; today: IsoDate }) {
  const { current, owned } = panel;
  const { pro, premium } = PLANS;
  const sample = {
    ...{ id: "", businessId: current.id, startsOn: today, endsOn: today },
    ...{ title: `2x1 en ${current.name}`, description: "Sólo hoy, en el local.", imageUrl: owned.business.coverUrl },
  };
  return (
    <LockedSection panel={panel}>
      <p>
        Con {premium.name} guardas hasta {premium.limits.promotions} promociones con su vigencia, que empiezan y
        terminan solas.
      </p>
      <h2 className="mt-4 text-lg">Así se vería una</h2>
      <div className="mt-2 max-w-80">
        <PromotionCard promotion={sample} />
      </div>
      {panel.isLocked && (
        <p className="mt-4">
          Desde el plan {pro.name} ({formatPesos(pro.pricePerMonthMxn)} al mes) tienes una promoción especial arriba de
          todo en tu página.
        </p>
      )}
    </LockedSection>
  );
}

function SpecialPromotion({ panel, today }: { panel: Panel; today: IsoDate }) {
  const { current, owned } = panel;
  const promotion = owned.business.specialPromotion;
  const imageUrl = promotion?.imageUrl ?? null;
  const standing = promotion && standingWords(promotion, readText(owned.row, "promocion_vigencia"), today);
  return (
    <section aria-labelledby="promocion-especial" className="grid gap-5">
      <div>
        <h2 id="promocion-especial" className="text-xl">
          Promoción especial
        </h2>
        <p className="mt-1 text-ink-soft">Una sola, arriba de todo en tu página. Vacía sus campos para quitarla.</p>
        {standing && (
          <p className={`mt-3 wrap-anywhere ${standing.isWarning ? "rounded-card bg-sand p-4 font-semibold" : ""}`}>
            {standing.text}
          </p>
        )}
      </div>
      <FileForm
        businessId={current.id}
        action={savePromotionPicture}
        label="Guardar imagen"
        removal={imageUrl && "Quitar imagen"}
      >
        {imageUrl && (
          <div className="max-w-60 overflow-hidden rounded-field">
            <PromotionPicture src={imageUrl} sizes="15rem" />
          </div>
        )}
        <PictureField name={PROMOTION_PICTURE_FIELD} label={imageUrl ? "Cambiar imagen" : "Imagen"} />
      </FileForm>
      <SectionForm {...fieldsForm(panel)} action={saveSpecialPromotion}>
        <SectionFields sections={["promotion"]} plan={current.plan} />
      </SectionForm>
    </section>
  );
}
