import { Link } from "@/components/ui/link";

type InlineProps = { text: string; linkClassName?: string; codeClassName?: string };

const MARKS = /(\*\*.+?\*\*|`.+?`|\[.+?\]\(\S+?\))/;

/** A line of Markdown: **strong words**, `code` and [links](/soporte). */
export const Inline = ({ text, ...classNames }: InlineProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order, and may repeat
  text.split(MARKS).map((part, index) => <Part key={index} text={part} {...classNames} />);

function Part({ text, linkClassName, codeClassName }: InlineProps) {
  const [, strong, code, words, href] = /^\*\*(.+)\*\*$|^`(.+)`$|^\[(.+)\]\((\S+)\)$/.exec(text) ?? [];
  if (strong) return <strong>{strong}</strong>;
  if (code) return <code className={codeClassName}>{code}</code>;
  if (!href) return text;
  const Anchor = href.startsWith("/") ? Link : "a";
  return (
    <Anchor href={href} className={linkClassName}>
      {words}
    </Anchor>
  );
}

/** Sections of a text, each of which begins with "## Title", or "## Title {#id}". */
export function sectionsOf(text: string): { title: string; id: string; text: string }[] {
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    const [, title = heading, id = ""] = /^(.+) \{#(.+)\}$/.exec(heading) ?? [];
    return { title, id, text: lines.join("\n").trim() };
  });
}

const BLOCKS = /(?:^- .+\n?)+|^.+$/gm;

/** Markdown of paragraphs, a line each, and lists ("- "). */
export const Prose = ({ text }: { text: string }) =>
  text.match(BLOCKS)?.map((block) =>
    block.startsWith("- ") ? (
      <ul key={block}>
        {block.match(/(?<=^- ).+/gm)?.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        <Inline text={block} />
      </p>
    ),
  );
