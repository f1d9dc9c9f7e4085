import { LegalText } from "@/components/pages/legal-text";
import { BRAND } from "@/lib/brand";
import { env } from "@/lib/env";
import { PRIVACY_NOTICE, privacyText } from "@/lib/legal/privacy-notice";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";

export const generateMetadata = async () =>
  pageMetadata({
    title: "Aviso de privacidad",
    description: `Qué datos personales trata ${BRAND.name}, para qué, con quién y cómo ejercer tus derechos ARCO.`,
    path: routes.privacy(),
  });

export default function PrivacyPage() {
  const { legal, support, ai } = env();
  const models = ai.vendor && {
    vendor: ai.vendor.baseUrl ? new URL(ai.vendor.baseUrl).host : "OpenAI",
    moderates: ai.vendor.moderates,
  };
  return (
    <LegalText
      title="Aviso de privacidad integral"
      lead="Qué datos personales tratamos, para qué, y cómo puedes decidir sobre ellos."
      updatedOn={PRIVACY_NOTICE.updatedOn}
      text={privacyText({ ...legal, email: support.email, models })}
    />
  );
}
