import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHeading } from "@/components/admin/admin-heading";
import { MergeComparison } from "@/components/admin/business/merge-comparison";
import { Flash } from "@/components/admin/flash";
import { Button } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { findListing, getAdministeredBusiness } from "@/lib/moderation/server/queries";
import { routes } from "@/lib/routes";
import { readListingSlug } from "@/lib/text/listing-slug";
import { textOf } from "@/lib/text/text-of";
import { merge } from "./actions";

export const metadata: Metadata = { title: "Unir dos páginas" };

/** Two listings of one business, of which the other one is named by its link. */
export default async function MergePage({ params, searchParams }: PageProps<"/admin/negocios/[id]/unir">) {
  const { id } = await params;
  const query = await searchParams;
  const typed = textOf(query.otra).slice(0, 500);
  const viewer = await requireAdmin(routes.adminMerge(id, { otra: typed }));
  const here = (await getAdministeredBusiness(viewer.id, id)) ?? notFound();
  const otherId = typed ? await findListing(readListingSlug(typed)) : null;
  const there = otherId && otherId !== here.id ? await getAdministeredBusiness(viewer.id, otherId) : null;
  return (
    <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-6">
      <AdminHeading title={`Unir «${here.name}»`} />
      <Flash name={query.aviso} />
      <form className="grid gap-2">
        <Label htmlFor="otra">Enlace de la otra página</Label>
        <div className="flex flex-wrap gap-3">
          <Input
            id="otra"
            name="otra"
            defaultValue={typed}
            required
            inputMode="url"
            placeholder="…/negocio/nombre-del-negocio"
            className="min-w-0 flex-1 basis-64"
          />
          <Button type="submit" variant="outline">
            Comparar
          </Button>
        </div>
        {typed && !there && <p role="alert">Ese enlace no lleva a otro negocio. Cópialo de su página.</p>}
      </form>
      {there && <MergeComparison here={here} there={there} merge={merge} />}
    </div>
  );
}
