import { AddressFields, type AddressFieldsProps } from "./address-fields";
import { PinField } from "./pin-field";

/** Where the business is, in words and on the map. */
export function PlaceFields(props: AddressFieldsProps) {
  return (
    <>
      <AddressFields {...props} />
      <PinField />
    </>
  );
}
