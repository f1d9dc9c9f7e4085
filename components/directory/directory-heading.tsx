import type { ReactNode } from "react";

/**
 * Title and hero text of the directory, with the search below them. A line each, the same whatever filters: the results matter,
 * and the first filter must not move them.
 */
export function DirectoryHeading({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="page-width pt-3 pb-2.5 lg:pt-5 lg:pb-4">
        <div className="mb-2 lg:mb-3">
          <h1 className="text-lg lg:text-xl">Directorio de Negocios</h1>
          <p className="text-ink-soft text-sm">Explora todos los negocios registrados</p>
        </div>
        {children}
      </div>
    </div>
  );
}
