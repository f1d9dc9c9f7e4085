import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type WhatsappLinkProps = { url: string; businessName: string; className?: string };

/** Opens a chat with the shop in a new tab. */
export function WhatsappLink({ url, businessName, className }: WhatsappLinkProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant: "whatsapp", className })}
    >
      <Icon name="whatsapp" />
      WhatsApp
      <span className="sr-only"> de {businessName} (abre otra pestaña)</span>
    </a>
  );
}
