import type { Plan } from "@/lib/plans/plans";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { type FieldState, stateOf } from "./field-state";
import { OPTIONAL, TextArea, TextField } from "./text-field";

const link = { inputMode: "url", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** What the paid plans add; promotions are made later, in the panel. */
export function PlanExtras({ plan, state }: { plan: Plan; state: FieldState }) {
  if (plan === "free") return null;
  return (
    <>
      <TextField
        {...stateOf(state, "servicios")}
        label={<>Servicios {OPTIONAL}</>}
        hint="Separados por comas: corte, tinte, peinado."
      />
      <TextField
        {...stateOf(state, "horario")}
        label={<>Horario {OPTIONAL}</>}
        hint="Por ejemplo: lunes a sábado de 9:00 a 18:00."
        maxLength={FIELD_LIMITS.hours}
      />
      <TextField
        {...stateOf(state, "instagram")}
        {...link}
        label={<>Instagram {OPTIONAL}</>}
        hint="Tu usuario o enlace."
      />
      <TextField {...stateOf(state, "facebook")} {...link} label={<>Facebook {OPTIONAL}</>} />
      <TextField {...stateOf(state, "tiktok")} {...link} label={<>TikTok {OPTIONAL}</>} />
      <TextField {...stateOf(state, "web")} {...link} autoComplete="url" label={<>Sitio web {OPTIONAL}</>} />
      {plan === "premium" && <PremiumExtras state={state} />}
    </>
  );
}

function PremiumExtras({ state }: { state: FieldState }) {
  return (
    <>
      <TextArea
        {...stateOf(state, "menu")}
        label={<>Menú {OPTIONAL}</>}
        hint="Un platillo por línea, o el enlace a tu menú."
        rows={5}
        maxLength={FIELD_LIMITS.menu}
      />
      <TextField
        {...stateOf(state, "video")}
        {...link}
        label={<>Video de YouTube {OPTIONAL}</>}
        hint="Pega el enlace del video."
      />
      <TextField
        {...stateOf(state, "palabras_clave")}
        label={<>Palabras clave {OPTIONAL}</>}
        hint="Separadas por comas: cómo te buscaría un cliente."
      />
      <p className="text-ink-soft text-sm">Las promociones se crean después, en «Mi negocio».</p>
    </>
  );
}
