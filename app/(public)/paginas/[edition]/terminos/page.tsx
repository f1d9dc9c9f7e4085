import { LegalText } from "@/components/pages/legal-text";
import { BRAND } from "@/lib/brand";
import { TERMS_TEXT, TERMS_UPDATED_ON } from "@/lib/legal/terms";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";

export const generateMetadata = async () =>
  pageMetadata({
    title: "Términos y condiciones",
    description: `Las reglas para usar ${BRAND.name}, publicar un negocio y pagar un plan.`,
    path: routes.terms(),
  });

export default function TermsPage() {
  return (
    <LegalText
      title="Términos y condiciones"
      lead={`Las reglas para usar ${BRAND.name}, en palabras claras.`}
      updatedOn={TERMS_UPDATED_ON}
      text={TERMS_TEXT}
    />
  );
}
