import type { ReactNode } from "react";
import { DeletePromotion } from "@/components/promotions/delete-promotion";
import { PromotionCard } from "@/components/promotions/promotion-card";
import { buttonVariants } from "@/components/ui/button";
import type { IsoDate } from "@/lib/clock";
import type { FormAction } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import { draftOf, emptyDraft, repeatedDraft } from "@/lib/promotions/draft";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { MAX_PROMOTIONS, type OwnPromotion } from "@/lib/promotions/model";
import { groupByStanding, type Standing } from "@/lib/promotions/standing";
import { routes } from "@/lib/routes";
import { PromotionDialog } from "./promotion-dialog";

type OwnPromotionsProps = {
  businessId: string;
  promotions: readonly OwnPromotion[];
  today: IsoDate;
  /** The plan has promotions: without it they are kept, listed, and may be deleted. */
  isOpen: boolean;
  save: FormAction<SectionSaved | SectionConflict>;
  remove: FormAction;
};

const HEADINGS: Readonly<Record<Standing, string>> = { active: "Activas", coming: "Programadas", past: "Vencidas" };

export function OwnPromotions({ businessId, promotions, today, isOpen, save, remove }: OwnPromotionsProps) {
  const groups = groupByStanding(promotions, today);
  const isFull = promotions.length >= MAX_PROMOTIONS;
  const editor = { businessId, action: save };
  const editing = (promotion: OwnPromotion) => ({
    draft: draftOf(promotion),
    title: "Editar promoción",
    href: routes.panelPromotion(businessId, { promocion: promotion.id }),
  });
  const repeating = (promotion: OwnPromotion) => ({
    draft: repeatedDraft(promotion, "", today),
    title: "Repetir promoción",
    label: "Repetir",
    href: routes.panelPromotion(businessId, { repetir: promotion.id }),
  });
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        {isOpen && isFull
          ? PROMOTION_MESSAGES.full
          : `${promotions.length} de ${MAX_PROMOTIONS} promociones guardadas, contando las vencidas.`}
      </p>
      {isOpen && !isFull && (
        <PromotionDialog
          {...editor}
          draft={emptyDraft("")}
          title="Nueva promoción"
          href={routes.panelPromotion(businessId, { promocion: "nueva" })}
          className={buttonVariants({ className: "justify-self-start" })}
        />
      )}
      {(["active", "coming", "past"] as const).map((standing) => (
        <Group key={standing} standing={standing} promotions={groups[standing]}>
          {(promotion) => (
            <>
              {isOpen && !(standing === "past" && isFull) && (
                <PromotionDialog
                  {...editor}
                  {...(standing === "past" ? repeating(promotion) : editing(promotion))}
                  className="tap-target text-link"
                  about={titleOf(promotion)}
                />
              )}
              <DeletePromotion
                title={titleOf(promotion)}
                fields={{ [BUSINESS_ID_FIELD]: businessId, promocion: promotion.id }}
                action={remove}
              />
            </>
          )}
        </Group>
      ))}
    </div>
  );
}

const titleOf = ({ title }: OwnPromotion): string => title ?? MESSAGES.promotionWithoutTitle;

type GroupProps = {
  standing: Standing;
  promotions: readonly OwnPromotion[];
  children: (promotion: OwnPromotion) => ReactNode;
};

function Group({ standing, promotions, children }: GroupProps) {
  if (promotions.length === 0) {
    return standing === "active" ? <p>{PROMOTION_MESSAGES.noneActive}</p> : null;
  }
  const id = `promociones-${standing}`;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {HEADINGS[standing]}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} actions={children(promotion)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
