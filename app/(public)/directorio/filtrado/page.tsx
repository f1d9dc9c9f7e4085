import type { Metadata } from "next";
import { cookies } from "next/headers";
import { directoryMetadata } from "@/app/(public)/directorio/_components/directory";
import { isAnswer } from "@/lib/forms/server/is-answer";
import { parsePositionCookie } from "@/lib/geo/position-cookie";
import { parseDirectoryQuery } from "@/lib/search/directory-query";
import { reportMissing } from "@/lib/statistics/server/report-missing";
import { Directory } from "../_components/directory";

export async function generateMetadata({ searchParams }: PageProps<"/directorio/filtrado">): Promise<Metadata> {
  return directoryMetadata(parseDirectoryQuery(await searchParams));
}

/** The directory with filters; without any, `lib/http/public-rewrites.ts` leads to a cached page instead. */
export default async function FilteredDirectoryPage({ searchParams }: PageProps<"/directorio/filtrado">) {
  const query = parseDirectoryQuery(await searchParams);
  const store = await cookies();
  const position = query.sort === "nearby" ? parsePositionCookie((name) => store.get(name)?.value) : null;
  return <Directory query={query} position={position} missing={reportMissing} isAnswer={await isAnswer()} />;
}
