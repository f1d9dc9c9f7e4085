import type { ComponentProps } from "react";
import { ChoicesField } from "@/components/ui/form/choice-field";
import { SelectField, TextArea, TextField } from "@/components/ui/form/field";
import type { TextKind } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import type { OfferedField as OfferedName } from "@/lib/businesses/offers";
import { CATEGORIES } from "@/lib/categories/categories";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { ChipsField } from "./chips-field";
import { LinkField } from "./link-field";
import { OfferedField } from "./offered-field";

const LINK = { inputMode: "url", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
const PHONE = { type: "tel", inputMode: "tel" } as const;

const KEYBOARDS: Partial<Readonly<Record<TextKind, ComponentProps<"input">>>> = {
  name: { autoCapitalize: "words" },
  phone: PHONE,
  whatsapp: PHONE,
  instagram: LINK,
  facebook: LINK,
  tiktok: LINK,
  website: LINK,
  video: LINK,
  map: LINK,
};

/** Fields stored as typed; of links and lists something shorter or longer is. */
const COUNTED: ReadonlySet<string> = new Set<TextKind>([
  "name",
  "line",
  "lines",
  "phone",
  "whatsapp",
  "menu",
  "validity",
]);

const MULTI_LINE_ROWS = 5;

const OFFERED: ReadonlySet<string> = new Set<OfferedName>(["nombre", "telefono", "direccion", "colonia", "mapa"]);
const isOffered = (name: TextFieldName): name is OfferedName => OFFERED.has(name);

type BusinessFieldProps = {
  name: TextFieldName;
  plan: Plan;
  list?: string;
  isRequired?: boolean;
};

export function BusinessField({
  name,
  plan,
  list,
  isRequired = fieldOf(name).isRequired ?? false,
}: BusinessFieldProps) {
  const { kind, label, hint, max, autoComplete, choices = [] } = fieldOf(name);
  const described = { name, label, hint, isOptional: !isRequired, required: isRequired, autoComplete };
  const maxCharacters = COUNTED.has(kind) ? max : undefined;
  switch (kind) {
    case "description":
      return (
        <TextArea
          {...described}
          hint={plan === "free" ? "Qué vendes o haces, en una frase." : "Lo recomendado son 300 a 400 caracteres."}
          rows={plan === "free" ? 3 : 6}
          maxCharacters={PLANS[plan].limits.descriptionCharacters}
          autoCapitalize="sentences"
        />
      );
    case "lines":
    case "menu":
      return <TextArea {...described} rows={MULTI_LINE_ROWS} maxCharacters={maxCharacters} />;
    case "date":
      return <TextField {...described} type="date" />;
    case "category":
      return (
        <SelectField {...described}>
          <option value="">Elige una</option>
          {CATEGORIES.map((category) => (
            <option key={category.slug} value={category.slug}>
              {category.name}
            </option>
          ))}
        </SelectField>
      );
    case "choices":
      return <ChoicesField name={name} legend={label} hint={hint} choices={choices} />;
    case "list":
      return <ChipsField {...{ name, label, hint, list }} isOptional={!isRequired} />;
    case "whatsapp":
    case "instagram":
    case "facebook":
    case "tiktok":
    case "website":
      return (
        <LinkField {...described} {...KEYBOARDS[kind]} kind={kind} maxCharacters={maxCharacters} enterKeyHint="next" />
      );
    default: {
      const line = { ...described, ...KEYBOARDS[kind as TextKind], maxCharacters, list, enterKeyHint: "next" } as const;
      return isOffered(name) ? <OfferedField {...line} name={name} /> : <TextField {...line} />;
    }
  }
}
