"use client";

import { useRouter } from "next/navigation";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { PromotionForm, type PromotionFormProps } from "./promotion-form";

export function PromotionPageForm(props: Omit<PromotionFormProps, "noteDirty" | "onSaved" | "cancel">) {
  const router = useRouter();
  const list = routes.panelSection("promociones", props.businessId);
  return (
    <PromotionForm
      {...props}
      onSaved={() => router.replace(list)}
      cancel={
        <Link href={list} className="tap-target text-link">
          Cancelar
        </Link>
      }
    />
  );
}
