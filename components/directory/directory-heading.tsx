import type { ReactNode } from "react";

/** Title and hero text. A line each, the same whatever filters: the first filter must not move the results. */
export function DirectoryHeading({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="page-width gap-x-8 pt-3 pb-2.5 lg:flex lg:items-center lg:pt-5 lg:pb-4">
        <div className="max-lg:mb-2 lg:shrink-0">
          <h1 className="text-lg lg:text-xl">Directorio de Negocios</h1>
          <p className="text-ink-soft text-sm">Explora todos los negocios registrados</p>
        </div>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}
