import type { ComponentProps } from "react";
import { Input, Label, Select } from "@/components/ui/field";

type ChoiceFilterProps = {
  name: string;
  label: string;
  any: string;
  value: string | null;
  choices: readonly (readonly [value: string, words: string])[];
};

export const ChoiceFilter = ({ name, label, any, value, choices }: ChoiceFilterProps) => (
  <div className="grid gap-1">
    <Label htmlFor={name}>{label}</Label>
    <Select id={name} name={name} defaultValue={value ?? ""}>
      <option value="">{any}</option>
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  </div>
);

type InputFilterProps = ComponentProps<typeof Input> & { name: string; label: string; frame?: string };

export const InputFilter = ({ label, frame = "grid gap-1", ...input }: InputFilterProps) => (
  <div className={frame}>
    <Label htmlFor={input.name}>{label}</Label>
    <Input id={input.name} {...input} />
  </div>
);

/** A month; typed as "2026-11" where a browser has no field for it. */
export const MonthFilter = ({ value }: { value: string }) => (
  <InputFilter
    name="mes"
    label="Mes"
    type="month"
    defaultValue={value}
    pattern="20[0-9]{2}-[0-9]{2}"
    placeholder="2026-11"
  />
);
