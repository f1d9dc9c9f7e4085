import { PictureField } from "@/components/ui/form/picture-field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { GALLERY_PICTURES_PER_FORM } from "@/lib/registration/limits";

const { imagen, logo, galeria } = BUSINESS_FIELDS;

type PlanPicturesProps = {
  plan: Plan;
  /** The page came back: a browser does not keep pictures. */
  isAskedAgain: boolean;
};

export function PlanPictures({ plan, isAskedAgain }: PlanPicturesProps) {
  const most = PLANS[plan].limits.galleryUpload;
  const kept = isAskedAgain
    ? "Vuelve a elegirla: el navegador no la guarda."
    : "Si recargas la página, tendrás que elegirla de nuevo.";
  return (
    <>
      <PictureField name="imagen" label={plan === "free" ? "Imagen" : imagen.label} hint={kept} />
      <PictureField name="logo" label={logo.label} hint={kept} />
      {most !== 0 && (
        <PictureField
          name="galeria"
          label={galeria.label}
          hint={`${most > GALLERY_PICTURES_PER_FORM ? `Hasta ${GALLERY_PICTURES_PER_FORM} fotos ahora; las demás, en «Mi negocio».` : `Hasta ${most} fotos.`} ${kept}`}
          isMultiple
        />
      )}
    </>
  );
}
