import { type Fields, openForm } from "@/tests/support/posted-form";
import type { HttpRequest, Person } from "./attack";
import type { World } from "./world";

/** The form of another site's page that a browser is made to send. */
export const FROM_ELSEWHERE = { origin: "https://evil.example" };

/** A form of a page, as the person has it, filled in. The headers are for sending it. */
export async function filledForm(
  { siteUrl, people }: World,
  {
    as,
    path,
    fields,
    headers,
    marker,
  }: { as: Person; path: string; fields: Fields; headers?: HttpRequest["headers"]; marker?: string },
): Promise<HttpRequest> {
  const cookie = as === "stranger" ? "" : people[as].cookie;
  const form = await openForm(siteUrl, path, { accept: "text/html", cookie }, marker);
  return { path, form: form.filled(fields), headers };
}
