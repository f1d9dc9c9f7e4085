import { RSC_QUERY_KEY } from "@/lib/http/next-internals";
import { planOrFree } from "@/lib/plans/plans";

type Options = {
  set?: Readonly<Record<string, string>>;
  fallback?: Readonly<Record<string, string>>;
};

export function registrationPath(query: URLSearchParams, { set = {}, fallback = {} }: Options = {}): string {
  const kept = new URLSearchParams(query);
  kept.delete(RSC_QUERY_KEY);
  for (const [key, value] of Object.entries(fallback)) if (!kept.get(key)) kept.set(key, value);
  for (const [key, value] of Object.entries(set)) kept.set(key, value);
  return kept.size > 0 ? `/registro?${kept}` : "/registro";
}

/** "/registro/{tier}": any name of a plan in any case; what names none is free. */
export const tierPath = (tier: string, query: URLSearchParams): string =>
  registrationPath(query, { set: { plan: planOrFree(tier) } });

export const leadTo = (path: string): Response => new Response(null, { status: 307, headers: { Location: path } });
