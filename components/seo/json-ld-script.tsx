import { type JsonLd, serializeJsonLd } from "@/lib/seo/json-ld";

export function JsonLdScript({ data }: { data: JsonLd }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes whatever could end the script element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
