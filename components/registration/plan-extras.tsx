import { TextArea, TextField } from "@/components/ui/form/field";
import type { Plan } from "@/lib/plans/plans";
import { FIELD_LIMITS } from "@/lib/registration/limits";

const link = { inputMode: "url", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** What the paid plans add; promotions are made later, in the panel. */
export function PlanExtras({ plan }: { plan: Plan }) {
  if (plan === "free") return null;
  return (
    <>
      <TextField name="servicios" isOptional label="Servicios" hint="Separados por comas: corte, tinte, peinado." />
      <TextField
        name="horario"
        isOptional
        label="Horario"
        hint="Por ejemplo: lunes a sábado de 9:00 a 18:00."
        maxLength={FIELD_LIMITS.hours}
      />
      <TextField name="instagram" {...link} isOptional label="Instagram" hint="Tu usuario o enlace." />
      <TextField name="facebook" {...link} isOptional label="Facebook" />
      <TextField name="tiktok" {...link} isOptional label="TikTok" />
      <TextField name="web" {...link} autoComplete="url" isOptional label="Sitio web" />
      {plan === "premium" && <PremiumExtras />}
    </>
  );
}

function PremiumExtras() {
  return (
    <>
      <TextArea
        name="menu"
        isOptional
        label="Menú"
        hint="Un platillo por línea, o el enlace a tu menú."
        rows={5}
        maxLength={FIELD_LIMITS.menu}
      />
      <TextField name="video" {...link} isOptional label="Video de YouTube" hint="Pega el enlace del video." />
      <TextField
        name="palabras_clave"
        isOptional
        label="Palabras clave"
        hint="Separadas por comas: cómo te buscaría un cliente."
      />
      <p className="text-ink-soft text-sm">Las promociones se crean después, en «Mi negocio».</p>
    </>
  );
}
