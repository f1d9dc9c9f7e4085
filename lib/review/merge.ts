import { z } from "zod";
import { formatCount } from "@/lib/format";
import { sentPictures } from "./queue-facts";

export const mergeFields = { queda: z.uuid(), este: z.uuid(), otro: z.uuid() };

type Merge = { queda: string; este: string; otro: string };

export const keepsOne = ({ queda, este, otro }: Merge): boolean => queda === este || queda === otro;
export const mergedOf = ({ queda, este, otro }: Merge): string => (queda === este ? otro : este);

export const MERGE_FLASHES = {
  merged: "unido",
  owners: "unir-duenos",
  paid: "unir-pagado",
  unknown: "unir-no",
} as const;

export type Moves = { claims: number; visits: number };

export function movesText({ claims, visits }: Moves): string {
  const parts = [
    claims > 0 && formatCount(claims, "reclamo", "reclamos"),
    visits > 0 && formatCount(visits, "visita", "visitas"),
  ].filter(Boolean);
  const verb = claims + visits === 1 ? "Se muda" : "Se mudan";
  const what = parts.length > 0 ? `${verb} ${parts.join(" y ")}` : "No tiene reclamos ni visitas";
  return `${what}; no se puede deshacer.`;
}

/** Reasons why two listings may be one: "mismo teléfono, a 80 m". */
export const likenessText = ({ hasSamePhone, metres }: { hasSamePhone: boolean; metres: number | null }): string =>
  [hasSamePhone && "mismo teléfono", metres !== null ? distanceText(metres) : !hasSamePhone && "nombre parecido"]
    .filter(Boolean)
    .join(", ");

const distanceText = (metres: number): string =>
  metres < 1000 ? `a ${metres} m` : `a ${(metres / 1000).toFixed(1)} km`;

const candidates = z.array(
  z
    .looseObject({
      slug: z.string(),
      nombre: z.string(),
      direccion: z.string().nullable(),
      colonia: z.string().nullable(),
      mismo_telefono: z.boolean(),
      metros: z.number().nullable(),
    })
    .transform((each) => ({
      slug: each.slug,
      name: each.nombre,
      address: [each.direccion, each.colonia].filter(Boolean).join(", ") || null,
      picture: sentPictures(each)[0] ?? null,
      hasSamePhone: each.mismo_telefono,
      metres: each.metros,
    })),
);

export type MergeCandidate = z.infer<typeof candidates>[number];

export const toMergeCandidates = (answer: unknown): MergeCandidate[] => candidates.parse(answer);
