import { Button } from "@/components/ui/button";

type UnreadLineProps = { text: string; onRead: (as: "note" | "dish") => void };

export const UnreadLine = ({ text, onRead }: UnreadLineProps) => (
  <span className="flex flex-wrap items-center gap-2 rounded-field border-closing border-l-4 bg-closing-soft py-1 pr-1 pl-3 text-closing">
    <span className="min-w-24 flex-1">{text}</span>
    <span className="flex gap-1 noscript:hidden">
      <Button
        size="sm"
        variant="outline"
        className="px-2.5"
        aria-label={`Sin precio: ${text}`}
        onClick={() => onRead("dish")}
      >
        Sin precio
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="px-2.5"
        aria-label={`Es nota: ${text}`}
        onClick={() => onRead("note")}
      >
        Es nota
      </Button>
    </span>
  </span>
);
