import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { counted } from "./counted";

type WhatsappLinkProps = { url: string; business: { slug: string; name: string }; className?: string };

export function WhatsappLink({ url, business, className }: WhatsappLinkProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      {...counted("whatsapp", business.slug)}
      className={buttonVariants({ variant: "whatsapp", className })}
    >
      <Icon name="whatsapp" />
      WhatsApp
      <span className="sr-only"> de {business.name} (abre otra pestaña)</span>
    </a>
  );
}
