import { SectionFields } from "@/components/business-form/section-fields";
import { FileForm } from "@/components/owner/panel/file-form";
import { SectionForm } from "@/components/owner/panel/section-form";
import { PromotionPicture } from "@/components/promotions/promotion-picture";
import { PictureField } from "@/components/ui/form/picture-field";
import { standingWords } from "@/lib/businesses/special-promotion-messages";
import type { IsoDate } from "@/lib/clock";
import { readText } from "@/lib/database-rows/row";
import type { FieldValues, FormAction } from "@/lib/forms/form-state";
import type { Panel } from "@/lib/owner/panel-model";
import { PROMOTION_PARTS } from "@/lib/owner/section-parts";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import { PROMOTION_PICTURE_FIELD } from "@/lib/promotions/model";

type SpecialPromotionProps = {
  panel: Panel;
  today: IsoDate;
  fields: { businessId: string; version: string; initial: FieldValues; baseVersion: string };
  save: FormAction<SectionSaved | SectionConflict>;
  savePicture: FormAction<SectionSaved>;
};

export function SpecialPromotion({ panel, today, fields, save, savePicture }: SpecialPromotionProps) {
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
        action={savePicture}
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
      <SectionForm {...fields} action={save}>
        <SectionFields sections={PROMOTION_PARTS} plan={current.plan} />
      </SectionForm>
    </section>
  );
}
