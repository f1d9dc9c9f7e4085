import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  title: string;
  /** Nothing but pictures: without them there is nothing to give a title to. */
  isOfPictures?: boolean;
  isPrinted?: boolean;
  children: ReactNode;
};

export function Section({ id, title, isOfPictures, isPrinted = true, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      data-pictures={isOfPictures && ""}
      className={`border-line border-t pt-6 ${isPrinted ? "" : "print:hidden"}`.trimEnd()}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
