import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { CopyLinkButton, ShareButton } from "./share-button";

const MENU_ID = "compartir";

type ShareMenuProps = {
  businessName: string;
  /** The page's full address, for the link that works without JavaScript. */
  address: string;
  className: string;
};

/** "Compartir": the phone's own sheet where there is one, else a small menu. */
export function ShareMenu({ businessName, address, className }: ShareMenuProps) {
  const message = encodeURIComponent(`${businessName}: ${address}`);
  return (
    <>
      <ShareButton title={businessName} menuId={MENU_ID} className={className}>
        <Icon name="share" />
        <span className="sr-only">Compartir</span>
      </ShareButton>
      <div id={MENU_ID} popover="auto" className="sheet-popover">
        <p className="font-semibold text-lg">Compartir</p>
        <div className="mt-3 grid gap-3">
          <CopyLinkButton
            menuId={MENU_ID}
            className={buttonVariants({ variant: "outline", className: "noscript:hidden" })}
          >
            <Icon name="copy" />
            Copiar enlace
          </CopyLinkButton>
          <a
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: "whatsapp" })}
          >
            <Icon name="whatsapp" />
            WhatsApp
            <span className="sr-only"> (abre otra pestaña)</span>
          </a>
        </div>
      </div>
    </>
  );
}
