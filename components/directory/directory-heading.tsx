import type { ReactNode } from "react";

type DirectoryHeadingProps = {
  /** After a search the results matter: on phones the title makes room for them, and stays for those who listen. */
  isSearch: boolean;
  children: ReactNode;
};

/** Title and hero text of the directory, with the search below them. */
export function DirectoryHeading({ isSearch, children }: DirectoryHeadingProps) {
  return (
    <div className="border-line border-b bg-sand">
      <div className={`page-width pt-4 pb-2.5 ${isSearch ? "lg:pt-5 lg:pb-4" : "lg:pt-10 lg:pb-6"}`}>
        <div className={isSearch ? "sr-only" : "mb-2 lg:mb-5"}>
          <h1 className="text-xl lg:text-2xl">Directorio de Negocios</h1>
          <p className="text-ink-soft lg:mt-1">Explora todos los negocios registrados</p>
        </div>
        {children}
      </div>
    </div>
  );
}
