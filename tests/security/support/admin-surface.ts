import { readdir } from "node:fs/promises";
import path from "node:path";
import { type Element, Window } from "happy-dom";
import { send } from "./send";
import type { World } from "./world";

const FOLDER = "app/admin";
const NOBODY = "00000000-0000-4000-8000-000000000000";
/** More addresses than that differ in nothing that a guard could look at. */
const MAX_ADDRESSES = 120;
/** Forms of one action on one page: a row each. */
const FORMS_OF_AN_ACTION = 2;

/** A route below /admin, as the folders name it: "/admin/negocios/[id]". */
type AdminRoute = string;

export type AdminForm = {
  /** The page that has it. */
  page: string;
  /** Path that it is sent to. */
  target: string;
  /** The server action's id; null for a form that is sent to a route handler, or names its action in another way. */
  action: string | null;
  /** Form data as the administrator would send it. */
  fields: readonly (readonly [name: string, value: string])[];
};

export type AdminSurface = {
  routes: readonly AdminRoute[];
  /** Everything to be asked for: what is linked, and a made-up address of every other route. */
  addresses: readonly string[];
  /** Pages that others link to, and that are there. */
  linked: readonly string[];
  forms: readonly AdminForm[];
};

/** All pages and route handlers that the folders hold. */
async function listRoutes(): Promise<AdminRoute[]> {
  const files = await readdir(FOLDER, { recursive: true });
  // A slot ("@dialog") has no address of its own.
  const routes = files.filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file) && !/(?:^|\/)@/.test(file));
  return routes.map((file) => {
    const segments = path.dirname(file).split("/");
    return ["/admin", ...segments.filter((segment) => segment !== "." && !segment.startsWith("("))].join("/");
  });
}

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, "text/html");

/** Text for a field that is empty. */
const TYPED: Readonly<Record<string, string>> = {
  email: "alguien@example.com",
  date: "2026-11-01",
  number: "1",
  url: "https://example.com/",
  tel: "5512345678",
  checkbox: "on",
  radio: "on",
};

function filledValue(field: Element): string {
  const type = field.getAttribute("type") ?? "text";
  if (field.tagName === "TEXTAREA") return field.textContent || "prueba";
  if (field.tagName !== "SELECT")
    return field.getAttribute("value") || (type === "hidden" ? "" : (TYPED[type] ?? "prueba"));
  const options = [...field.querySelectorAll("option")].map((option) => option.getAttribute("value") ?? "");
  return options.find((option) => option !== "") ?? "";
}

export function formsOf(page: string, html: string): AdminForm[] {
  return [...parse(html).querySelectorAll("form")].flatMap((form) => {
    const fields = [...form.querySelectorAll("[name]")]
      .filter((field) => field.getAttribute("type") !== "file")
      .map((field) => [field.getAttribute("name") ?? "", filledValue(field)] as const);
    const target = form.getAttribute("action") || page;
    const isPosted = /post/i.test(form.getAttribute("method") ?? "");
    if (!isPosted || !target.startsWith("/admin")) return [];
    // As a name, or with what is bound to it as a value.
    const marks = fields.map(([name, value]) => (/^\$ACTION_\d+:0$/.test(name) ? value : name));
    const action = marks.flatMap((mark) => /^(?:\$ACTION_ID_|\{"id":")([\da-f]+)/.exec(mark)?.[1] ?? [])[0] ?? null;
    return [{ page, target, action, fields }];
  });
}

const linksOf = (html: string): string[] =>
  [...parse(html).querySelectorAll("a[href^='/admin'], [src^='/admin'], form[action^='/admin']")].flatMap(
    (element) =>
      (element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action") ?? "").split(
        "#",
      )[0] ?? [],
  );

/** Matches paths of a route: "[id]" is any segment, "[...rest]" any number of them. */
const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\[\[?\.\.\.[^\]]+\]\]?/g, ".+").replace(/\[[^\]]+\]/g, "[^/]+")}$`);

const pathOf = (address: string): string => address.split("?")[0] ?? "";

/** Of one route with the same names in its query, one address is enough. */
function kindOf(address: string, routes: readonly AdminRoute[]): string {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const route = routes.find((pattern) => matcherOf(pattern).test(pathname));
  return `${route ?? pathname}?${[...new Set(searchParams.keys())].sort()}`;
}

/** Finds the administration's surface: every address that its pages link to, and every form on them. */
export async function findAdminSurface(world: World): Promise<AdminSurface> {
  const routes = await listRoutes();
  const unknown = new Set(routes.filter((pattern) => pattern.includes("[")));
  const queue = routes.filter((pattern) => !unknown.has(pattern));
  const seen = new Set<string>();
  const addresses: string[] = [];
  const forms: AdminForm[] = [];
  for (const address of queue) {
    const kind = kindOf(address, routes);
    if (seen.has(kind) || addresses.length >= MAX_ADDRESSES) continue;
    seen.add(kind);
    addresses.push(address);
    for (const pattern of unknown) if (matcherOf(pattern).test(pathOf(address))) unknown.delete(pattern);
    const { status, headers, body } = await send(
      { path: address, headers: { accept: "text/html" } },
      { title: address, as: "admin", request: { path: address }, expect: 200 },
      world,
    );
    if (status !== 200 || !headers["content-type"]?.startsWith("text/html")) continue;
    queue.push(...linksOf(body));
    for (const form of formsOf(address, body)) {
      const same = forms.filter(
        (each) =>
          each.action === form.action && each.target === form.target && each.fields.length === form.fields.length,
      );
      if (same.length < FORMS_OF_AN_ACTION) forms.push(form);
    }
  }
  // What no page links to at the moment is asked for all the same.
  const unlinked = [...unknown].map((pattern) => pattern.replace(/\[[^\]]+\]+/g, NOBODY));
  const linked = addresses.filter((address) => routes.some((pattern) => matcherOf(pattern).test(pathOf(address))));
  return { routes, addresses: [...addresses, ...unlinked], linked, forms };
}
