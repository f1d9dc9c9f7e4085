import { SelectField, TextField } from "@/components/ui/form/field";
import { CATEGORIES } from "@/lib/categories/categories";
import { FIELD_LIMITS } from "@/lib/registration/limits";

/** What the business is called, what it does and how to reach it. */
export function BusinessFields() {
  return (
    <>
      <TextField
        name="nombre"
        label="Nombre del negocio"
        required
        maxLength={FIELD_LIMITS.name}
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <CategoryField />
      <TextField
        name="telefono"
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
        name="whatsapp"
        isOptional
        label="WhatsApp"
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

function CategoryField() {
  return (
    <SelectField name="categoria" label="Categoría" required>
      <option value="">Elige una</option>
      {CATEGORIES.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
