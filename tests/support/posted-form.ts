/** Names and values as a form holds them. */
export type Fields = Readonly<Record<string, string | File | readonly (string | File)[]>>;

const HIDDEN = /<input type="hidden"([^>]*)>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&amp;": "&",
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? "");

export type PostedForm = {
  /** Returns the form as it would be sent. */
  filled: (fields: Fields) => FormData;
  /** Sends the form as a browser without scripts does, and does not follow where the answer leads. */
  post: (fields: Fields) => Promise<Response>;
  /** Value of a hidden field of the page. */
  hidden: (name: string) => string | undefined;
};

/**
 * A page's form, with its hidden fields, as a browser without scripts has it. `marker` is text of the form itself where
 * a page has several.
 */
export async function openForm(
  siteUrl: string,
  path: string,
  headers: Record<string, string> = {},
  marker = "",
): Promise<PostedForm> {
  const page = await fetch(siteUrl + path, { headers });
  return formIn(await page.text(), { siteUrl, path, headers, marker, status: page.status });
}

const SHOWN_CHARS = 600;

/** Returns the words of the page instead. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|head|header|footer)\b[\s\S]*?<\/\1>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .slice(0, SHOWN_CHARS);

type Page = { siteUrl: string; path: string; headers: Record<string, string>; marker: string; status: number };

/** The form of a page that has been read already: one that came back. */
export function formIn(html: string, { siteUrl, path, headers, marker, status }: Page): PostedForm {
  const forms = html.match(/<form[^>]*multipart\/form-data[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((each) => each.includes(marker)) ?? "";
  const hidden = [...form.matchAll(HIDDEN)].flatMap(([, tag = ""]) => {
    const name = attribute(tag, "name");
    return name === undefined ? [] : [[name, attribute(tag, "value") ?? ""] as const];
  });
  if (hidden.length === 0) throw new Error(`${path} answered ${status} without a form: ${wordsOf(html)}`);
  const filled = (fields: Fields): FormData => {
    const body = new FormData();
    for (const [name, value] of hidden) if (!(name in fields)) body.append(name, value);
    for (const [name, value] of Object.entries(fields)) {
      for (const each of Array.isArray(value) ? value : [value]) body.append(name, each);
    }
    return body;
  };
  return {
    filled,
    hidden: (name) => hidden.find(([each]) => each === name)?.[1],
    post(fields) {
      return fetch(siteUrl + path, {
        method: "POST",
        body: filled(fields),
        headers: { origin: siteUrl, ...headers },
        redirect: "manual",
      });
    },
  };
}
