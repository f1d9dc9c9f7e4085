import { PRIVACY_NOTICE } from "@/lib/legal/privacy-notice";
import { routes } from "@/lib/routes";
import type { MailWords } from "./model";

export const privacyNoticeChanged = (): MailWords => ({
  subject: "Cambió nuestro aviso de privacidad",
  title: "Cambió nuestro aviso de privacidad",
  paragraphs: [PRIVACY_NOTICE.changes, "No tienes que hacer nada. Si algo no te parece, ahí dice cómo oponerte."],
  button: { label: "Leer el aviso", path: routes.privacy() },
});
