import type { ReactNode } from "react";

/** Title and hero text of the directory, with the filters below them. */
export function DirectoryHeading({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="page-width pt-6 pb-4 lg:pt-12 lg:pb-7">
        <h1 className="text-xl lg:text-2xl">Directorio de Negocios</h1>
        <p className="mt-1 text-ink-soft">Explora todos los negocios registrados</p>
        <div className="mt-4 lg:mt-5">{children}</div>
      </div>
    </div>
  );
}
