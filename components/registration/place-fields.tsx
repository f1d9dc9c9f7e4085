import { TextField } from "@/components/ui/form/field";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { PinField } from "./pin-field";

const NEIGHBORHOODS_ID = "registro-colonias";

/** Where the business is. */
export function PlaceFields({ neighborhoods }: { neighborhoods: readonly string[] }) {
  return (
    <>
      <TextField
        name="direccion"
        label="Dirección"
        hint="Calle y número, como la buscaría un cliente."
        required
        maxLength={FIELD_LIMITS.address}
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <TextField
        name="colonia"
        isOptional
        label="Colonia"
        maxLength={FIELD_LIMITS.neighborhood}
        list={NEIGHBORHOODS_ID}
        autoComplete="off"
        enterKeyHint="next"
      />
      <datalist id={NEIGHBORHOODS_ID}>
        {neighborhoods.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PinField />
    </>
  );
}
