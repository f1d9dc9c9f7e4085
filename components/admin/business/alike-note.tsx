import { NewTabNote } from "@/components/ui/new-tab-note";
import type { AlikeBusiness } from "@/lib/moderation/edit-model";
import { routes } from "@/lib/routes";

export function AlikeNote({ alike }: { alike: readonly AlikeBusiness[] }) {
  return (
    <ul className="mt-2 grid gap-2 text-ink">
      {alike.map(({ id, name, address, phone }) => (
        <li key={id}>
          <a
            href={routes.adminBusiness(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-8 items-center font-semibold underline"
          >
            {name}
            <NewTabNote />
          </a>
          <span className="block">{[address, phone].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}
