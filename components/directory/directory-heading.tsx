import type { ReactNode } from "react";

/** Title and hero text of the directory, with the search below them. */
export function DirectoryHeading({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="page-width pt-5 pb-3 lg:pt-10 lg:pb-6">
        <h1 className="text-xl lg:text-2xl">Directorio de Negocios</h1>
        <p className="mt-1 text-ink-soft">Explora todos los negocios registrados</p>
        <div className="mt-3 lg:mt-5">{children}</div>
      </div>
    </div>
  );
}
