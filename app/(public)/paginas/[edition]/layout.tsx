import { notFound } from "next/navigation";
import { ONLY_EDITION } from "@/lib/caching/only-edition";

export const generateStaticParams = () => [];

/** Pages made when first asked for: their links and contacts are a running instance's (`only-edition.ts`). */
export default async function EditionLayout({ children, params }: LayoutProps<"/paginas/[edition]">) {
  const { edition } = await params;
  if (edition !== ONLY_EDITION) notFound();
  return children;
}
