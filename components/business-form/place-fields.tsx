import { AddressFields, type AddressFieldsProps } from "./address-fields";
import { PinField } from "./pin-field";

export function PlaceFields(props: AddressFieldsProps) {
  return (
    <>
      <AddressFields {...props} />
      <PinField />
    </>
  );
}
