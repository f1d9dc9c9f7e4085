import { notFound } from "next/navigation";
import { BUILD_PLACEHOLDER, ONLY_EDITION } from "@/lib/caching/prerender";

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ edition: BUILD_PLACEHOLDER }];

/**
 * The pages that have one edition each. They could be written at build, but their canonical links and contact rows are
 * those of a running instance: so each is made when it is first asked for (see `lib/caching/prerender.ts`).
 */
export default async function EditionLayout({ children, params }: LayoutProps<"/paginas/[edition]">) {
  const { edition } = await params;
  if (edition !== ONLY_EDITION) notFound();
  return children;
}
