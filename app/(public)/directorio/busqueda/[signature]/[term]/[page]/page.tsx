import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { directoryMetadata } from "@/app/(public)/directorio/_components/directory";
import { parseDirectoryQuery } from "@/lib/search/directory-query";
import type { KeptSearchSegments } from "@/lib/search/kept-search";
import { keptSearchParameters } from "@/lib/search/server/kept-search";
import { reportMissing } from "@/lib/statistics/server/report-missing";
import { Directory } from "../../../../_components/directory";

type Props = PageProps<"/directorio/busqueda/[signature]/[term]/[page]">;

export const generateStaticParams = (): KeptSearchSegments[] => [];

async function readQuery(params: Props["params"]) {
  const parameters = keptSearchParameters(await params);
  return parameters === null ? notFound() : parseDirectoryQuery(parameters);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return directoryMetadata(await readQuery(params));
}

/** A search that many make: where `proxy.ts` leads /negocios?q=tacos. */
export default async function KeptSearchPage({ params }: Props) {
  return <Directory query={await readQuery(params)} missing={reportMissing} />;
}
