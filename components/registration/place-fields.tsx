import { FIELD_LIMITS } from "@/lib/registration/limits";
import { type FieldState, stateOf } from "./field-state";
import { PinField } from "./pin-field";
import { OPTIONAL, TextField } from "./text-field";

const NEIGHBORHOODS_ID = "registro-colonias";

type PlaceFieldsProps = { state: FieldState; neighborhoods: readonly string[] };

/** Where the business is. */
export function PlaceFields({ state, neighborhoods }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        {...stateOf(state, "direccion")}
        label="Dirección"
        hint="Calle y número, como la buscaría un cliente."
        required
        maxLength={FIELD_LIMITS.address}
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <TextField
        {...stateOf(state, "colonia")}
        label={<>Colonia {OPTIONAL}</>}
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
      <PinField values={state.values} error={state.errors.latitud} />
    </>
  );
}
