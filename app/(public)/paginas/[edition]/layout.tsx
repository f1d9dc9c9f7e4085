import { notFound } from "next/navigation";
import { ONLY_EDITION } from "@/lib/caching/only-edition";

export const generateStaticParams = () => [];

/**
 * The pages that have one edition each. They could be written at build, but their canonical links and contact rows are
 * those of a running instance: so each is made when it is first asked for (see `lib/caching/only-edition.ts`).
 */
export default async function EditionLayout({ children, params }: LayoutProps<"/paginas/[edition]">) {
  const { edition } = await params;
  if (edition !== ONLY_EDITION) notFound();
  return children;
}
