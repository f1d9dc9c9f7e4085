import { z } from "zod";
import type { Instance } from "@/tests/support/instance";

export type Page = { name: string; path: string };

const slugs = z.array(z.object({ slug: z.string() }));

async function slugOf(instance: Instance, plan: "free" | "premium"): Promise<string> {
  const { supabaseUrl, publishableKey } = instance.status;
  const query = `select=slug&plan_type=eq.${plan}&order=rango.desc,slug&limit=1`;
  const answer = await fetch(`${supabaseUrl}/rest/v1/negocios?${query}`, { headers: { apikey: publishableKey } });
  const [first] = slugs.parse(await answer.json());
  if (!first) throw new Error(`the instance has no public ${plan} business`);
  return first.slug;
}

/** The pages that benches look at: one of each kind that a visitor comes to. */
export const pagesOf = async (instance: Instance): Promise<Page[]> => [
  { name: "home", path: "/" },
  { name: "directory", path: "/negocios" },
  { name: "category", path: "/categorias/servicios-del-hogar" },
  { name: "free listing", path: `/negocio/${await slugOf(instance, "free")}` },
  { name: "premium listing", path: `/negocio/${await slugOf(instance, "premium")}` },
];
