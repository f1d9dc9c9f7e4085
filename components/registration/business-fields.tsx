import { CATEGORIES } from "@/lib/categories/categories";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { type FieldState, stateOf } from "./field-state";
import { controlOf, FieldFrame, inputClasses, OPTIONAL, TextField } from "./text-field";

/** What the business is called, what it does and how to reach it. */
export function BusinessFields({ state }: { state: FieldState }) {
  return (
    <>
      <TextField
        {...stateOf(state, "nombre")}
        label="Nombre del negocio"
        required
        maxLength={FIELD_LIMITS.name}
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <CategoryField state={state} />
      <TextField
        {...stateOf(state, "telefono")}
        label="Teléfono"
        hint="El que verán tus clientes. Diez números, por ejemplo 55 1234 5678."
        required
        type="tel"
        inputMode="tel"
        maxLength={FIELD_LIMITS.phone}
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...stateOf(state, "whatsapp")}
        label={<>WhatsApp {OPTIONAL}</>}
        hint="Lo guardamos con cualquier plan. El botón se muestra con Profesional o Premium."
        type="tel"
        inputMode="tel"
        maxLength={FIELD_LIMITS.whatsapp}
        autoComplete="tel"
        enterKeyHint="next"
      />
    </>
  );
}

function CategoryField({ state }: { state: FieldState }) {
  const { name, defaultValue, error } = stateOf(state, "categoria");
  return (
    <FieldFrame name={name} label="Categoría" error={error}>
      <select
        required
        // A select takes its first value only once: what came back makes it another one.
        key={defaultValue}
        defaultValue={defaultValue}
        className={`${inputClasses} h-12 cursor-pointer`}
        {...controlOf({ name, error })}
      >
        <option value="">Elige una</option>
        {CATEGORIES.map(({ slug, name: label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
