import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { directoryMetadata } from "@/app/(public)/directorio/_components/directory";
import { isPageSegment, parseDirectoryQuery } from "@/lib/search/directory-query";
import { Directory } from "../_components/directory";

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/directorio/[page]">): Promise<Metadata> {
  return directoryMetadata(parseDirectoryQuery(await params));
}

/** Shows /negocios and /negocios?page=2, without filters. */
export default async function DirectoryPage({ params }: PageProps<"/directorio/[page]">) {
  const { page } = await params;
  if (!isPageSegment(page)) notFound();
  return <Directory query={parseDirectoryQuery({ page })} />;
}
