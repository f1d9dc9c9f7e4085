import type { ReactNode } from "react";

type DecisionHeadProps = {
  title: ReactNode;
  children: ReactNode;
};

/** The answers where the thumb is: a bar at the bottom of a phone's screen; beside the name, which stays, on wide ones. */
export const DecisionHead = ({ title, children }: DecisionHeadProps) => (
  <div className="z-10 md:sticky md:top-0 md:-mx-5 md:-mt-5 md:flex md:min-h-16 md:flex-wrap md:items-center md:justify-between md:gap-x-4 md:rounded-t-card md:border-line md:border-b md:bg-card md:px-5 md:py-2">
    {title}
    <section
      aria-label="Decidir"
      data-decision-bar
      className="flex items-center gap-2 max-md:fixed max-md:flex-wrap max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:min-h-[calc(4rem+env(safe-area-inset-bottom))] max-md:border-line max-md:border-t max-md:bg-card max-md:pb-[env(safe-area-inset-bottom)] max-md:px-4 max-md:[&>*]:flex-1 max-md:[&>:last-child]:flex-2 max-md:[&_.button]:px-3 max-md:[&_.button]:py-1 max-md:[&_.button]:leading-5 [&>form>button]:w-full"
    >
      {children}
    </section>
  </div>
);
