import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { MergeCandidates, MergeComparison } from "@/components/admin/business/merge-comparison";
import { Button } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { findListing, getAdministeredBusiness, listMergeCandidates } from "@/lib/review/server/queries";
import { routes } from "@/lib/routes";
import { readListingSlug } from "@/lib/text/listing-slug";
import { textOf } from "@/lib/text/text-of";
import { merge } from "./actions";

export const metadata: Metadata = { title: "Unir dos páginas" };

export default async function MergePage({ params, searchParams }: PageProps<"/admin/negocios/[id]/unir">) {
  const { id } = await params;
  const query = await searchParams;
  const typed = textOf(query.otra).slice(0, 500);
  const viewer = await requireAdmin(routes.adminMerge(id, { otra: typed }));
  const here = (await getAdministeredBusiness(viewer.id, id)) ?? notFound();
  const otherId = typed ? await findListing(readListingSlug(typed)) : null;
  const term = textOf(query.q).trim().slice(0, 100);
  const there = otherId && otherId !== here.id ? await getAdministeredBusiness(viewer.id, otherId) : null;
  const candidates = there ? [] : await listMergeCandidates(viewer.id, here.id, term);
  return (
    <AdminPage
      title={`Unir «${here.name}»`}
      aviso={query.aviso}
      className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-6"
    >
      {typed && !there && <p role="alert">Ese enlace no lleva a otro negocio. Búscalo por su nombre.</p>}
      {there ? (
        <>
          <MergeComparison here={here} there={there} merge={merge} />
          <p>
            <Link href={routes.adminMerge(here.id)} className="tap-target text-link">
              Comparar con otra
            </Link>
          </p>
        </>
      ) : (
        <>
          <search>
            <form className="grid gap-2">
              <Label htmlFor="q">Nombre de la otra página</Label>
              <div className="flex gap-2">
                <Input
                  id="q"
                  name="q"
                  type="search"
                  defaultValue={term}
                  key={term}
                  maxLength={100}
                  autoComplete="off"
                />
                <Button type="submit" variant="outline">
                  Buscar
                </Button>
              </div>
            </form>
          </search>
          <MergeCandidates businessId={here.id} candidates={candidates} term={term} />
        </>
      )}
    </AdminPage>
  );
}
