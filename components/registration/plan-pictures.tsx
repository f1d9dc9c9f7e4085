import { PLANS, type Plan } from "@/lib/plans/plans";
import type { FieldErrors } from "@/lib/registration/fields";
import { PictureField } from "./picture-field";

type PlanPicturesProps = { plan: Plan; errors: FieldErrors; isAskedAgain: boolean };

/** The pictures that the plan shows. */
export function PlanPictures({ plan, errors, isAskedAgain }: PlanPicturesProps) {
  const most = PLANS[plan].limits.galleryUpload;
  const common = { isAskedAgain };
  return (
    <>
      <PictureField name="imagen" label={plan === "free" ? "Imagen" : "Portada"} error={errors.imagen} {...common} />
      <PictureField name="logo" label="Logo" error={errors.logo} {...common} />
      {most !== 0 && (
        <PictureField
          name="galeria"
          label="Galería"
          hint={most === null ? "Hasta 6 fotos ahora; las demás, en «Mi negocio»." : `Hasta ${most} fotos.`}
          error={errors.galeria}
          isMultiple
          {...common}
        />
      )}
    </>
  );
}
