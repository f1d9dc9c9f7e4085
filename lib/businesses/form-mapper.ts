import { toE164 } from "@/lib/contact/e164";
import { toWhatsappUrl } from "@/lib/contact/whatsapp";
import { type Row, toText } from "@/lib/database-rows/row";
import type { FieldValues } from "@/lib/forms/form-state";
import type { Json } from "@/lib/supabase/database.types";
import { toTypedDay } from "@/lib/time/typed-day";
import type { TextFieldName } from "./fields";
import { fieldOf } from "./fields-of";
import { readHoursText } from "./hours/read-hours-text";
import type { BusinessValues } from "./schema";
import { videoEmbedUrl, videoWatchUrl } from "./video";

type Columns = { [column: string]: Json };

const BOROUGH_POSTAL_CODE = /(?<!\d)09\d{3}(?!\d)/;

function whatsappE164(value: string | null): string | null {
  const digits = /^https:\/\/wa\.me\/(\d+)$/.exec(toWhatsappUrl(value) ?? "")?.[1];
  return digits ? toE164(`+${digits}`) : null;
}

/** The week that hours in words say, by which lists know what is open; nothing where they are not understood. */
function weekOf(hours: string | null): Columns {
  const read = hours === null ? null : readHoursText(hours);
  return read?.ok ? { horario: read.value as Json } : {};
}

const DERIVED: { [Name in TextFieldName]?: (value: BusinessValues[Name]) => Columns } = {
  telefono: (phone) => ({ telefono_e164: phone && toE164(phone) }),
  whatsapp: (whatsapp) => ({ whatsapp_e164: whatsappE164(whatsapp) }),
  direccion: (address) => ({ codigo_postal: BOROUGH_POSTAL_CODE.exec(address ?? "")?.[0] ?? null }),
  horario: weekOf,
  video: (id) => ({ video_url: id && videoWatchUrl(id), video_embed_url: id && videoEmbedUrl(id) }),
};

function columnsOf<Name extends TextFieldName>(name: Name, value: BusinessValues[Name]): Columns {
  return { [fieldOf(name).columns[0]]: value, ...DERIVED[name]?.(value) };
}

/** The columns of negocios that typed fields fill; the database takes those that the plan may write. */
export const toColumns = (values: Partial<BusinessValues>): Columns =>
  Object.assign({}, ...(Object.keys(values) as TextFieldName[]).map((name) => columnsOf(name, values[name] ?? null)));

export const toFormValues = (row: Row, names: readonly TextFieldName[]): FieldValues =>
  Object.fromEntries(
    names.map((name) => {
      const value = row[fieldOf(name).columns[0]];
      if (fieldOf(name).kind === "validity") return [name, toTypedDay(toText(value) ?? "")];
      return [name, Array.isArray(value) ? value.join(", ") : (toText(value) ?? "")];
    }),
  );
