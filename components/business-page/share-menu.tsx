import { CopyButton } from "@/components/businesses/copy-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-note";

const MENU_ID = "compartir";

type ShareMenuProps = {
  businessName: string;
  /** The page's full address, for the link that works without JavaScript. */
  address: string;
  className: string;
};

/** "Compartir": the phone's own sheet where there is one (`browser/on-demand/share.ts`), else a small menu. */
export function ShareMenu({ businessName, address, className }: ShareMenuProps) {
  const message = encodeURIComponent(`${businessName}: ${address}`);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        data-script="share"
        data-held=""
        data-titulo={businessName}
        className={className}
      >
        <Icon name="share" />
        <span className="sr-only">Compartir</span>
      </button>
      <div id={MENU_ID} popover="auto" role="dialog" data-modal="" aria-label="Compartir" className="sheet-popover">
        <p className="font-semibold text-lg">Compartir</p>
        <div className="mt-3 grid gap-3">
          <CopyButton text="" className={buttonVariants({ variant: "outline", className: "noscript:hidden" })}>
            <Icon name="copy" />
            Copiar enlace
          </CopyButton>
          <NewTabLink href={`https://wa.me/?text=${message}`} className={buttonVariants({ variant: "whatsapp" })}>
            <Icon name="whatsapp" />
            WhatsApp
          </NewTabLink>
        </div>
      </div>
    </>
  );
}
