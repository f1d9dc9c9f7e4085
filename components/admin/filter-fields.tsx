import type { ReactNode } from "react";
import { Input, Label, Select } from "@/components/ui/field";

const FilterField = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <Label htmlFor={name}>{label}</Label>
    {children}
  </div>
);

type ChoiceFilterProps = {
  name: string;
  label: string;
  any: string;
  value: string | null;
  choices: readonly (readonly [value: string, words: string])[];
};

export const ChoiceFilter = ({ name, label, any, value, choices }: ChoiceFilterProps) => (
  <FilterField name={name} label={label}>
    <Select id={name} name={name} defaultValue={value ?? ""}>
      <option value="">{any}</option>
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  </FilterField>
);

/** A month; typed as "2026-11" where a browser has no field for it. */
export const MonthFilter = ({ value }: { value: string }) => (
  <FilterField name="mes" label="Mes">
    <Input id="mes" name="mes" type="month" defaultValue={value} pattern="20[0-9]{2}-[0-9]{2}" placeholder="2026-11" />
  </FilterField>
);

export const DayFilter = ({ name, label, value }: { name: string; label: string; value: string | null }) => (
  <FilterField name={name} label={label}>
    <Input id={name} name={name} type="date" defaultValue={value ?? ""} />
  </FilterField>
);
