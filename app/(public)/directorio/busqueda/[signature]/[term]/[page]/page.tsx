import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BUILD_PLACEHOLDER } from "@/lib/caching/prerender";
import { parseDirectoryQuery } from "@/lib/search/directory-query";
import type { KeptSearchSegments } from "@/lib/search/kept-search";
import { keptSearchParameters } from "@/lib/search/server/kept-search";
import { reportMissing } from "@/lib/statistics/server/report-missing";
import { Directory } from "../../../../_components/directory";
import { directoryMetadata } from "../../../../_components/directory-metadata";

type Props = PageProps<"/directorio/busqueda/[signature]/[term]/[page]">;

export const ensureStatic = "navigation";

export const generateStaticParams = (): KeptSearchSegments[] => [
  { signature: BUILD_PLACEHOLDER, term: BUILD_PLACEHOLDER, page: BUILD_PLACEHOLDER },
];

async function readQuery(params: Props["params"]) {
  const segments = await params;
  if (segments.signature === BUILD_PLACEHOLDER) notFound();
  const parameters = keptSearchParameters(segments);
  return parameters === null ? notFound() : parseDirectoryQuery(parameters);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return directoryMetadata(await readQuery(params));
}

/** A search that many make: where `proxy.ts` leads /negocios?q=tacos. */
export default async function KeptSearchPage({ params }: Props) {
  return <Directory query={await readQuery(params)} missing={{ action: reportMissing, first: null }} />;
}
