import { BRAND } from "@/lib/brand";

type StaticPage = {
  /** HTML. */
  heading: string;
  paragraphs: readonly string[];
  /** Text and address; the first is the one to take. */
  links: readonly (readonly [text: string, href: string])[];
};

/** A page that stands alone: no script, no other file, nothing to load, since whatever serves those may be what is down. */
export const staticPage = ({ heading, paragraphs, links }: StaticPage): string => `<!doctype html>
<html lang="${BRAND.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${BRAND.themeColor}">
<title>${heading} · ${BRAND.name}</title>
<style>
  * { box-sizing: border-box; margin: 0 }
  body { min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column; background: #fff9f3; color: #0b1f3a;
    font: 16px/1.5 "Inter Variable", Inter, ui-sans-serif, system-ui, sans-serif }
  header { background: #0b1f3a; color: #fff; padding: 16px 20px }
  header a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; color: inherit; text-decoration: none;
    font-size: 20px; font-weight: 700; letter-spacing: -.02em }
  main { flex: 1; display: grid; place-items: center; padding: 48px 20px }
  section { width: 100%; max-width: 480px; background: #fff; border: 1px solid #f1e7dc; border-radius: 12px; padding: 32px 24px }
  h1 { font-size: 32px; line-height: 1.19; letter-spacing: -.02em; margin: 20px 0 12px; text-wrap: balance }
  p { color: #475569; margin-bottom: 12px }
  nav { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px }
  nav a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 20px; border-radius: 10px; color: #0b1f3a;
    font-weight: 600; text-decoration: none; border: 1px solid #8a7f74 }
  nav a:first-child { background: #f97316; border-color: #f97316 }
  a:focus-visible { outline: 3px solid #c2410c; outline-offset: 3px }
  header a:focus-visible { outline-color: #f97316 }
</style>
</head>
<body>
<header>
  <a href="/">
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 1 23 12 12 23 1 12Z" fill="#f97316"/><path d="M12 7.5 16.5 12 12 16.5 7.5 12Z" fill="#0b1f3a"/></svg>
    ${BRAND.name}
  </a>
</header>
<main>
  <section>
    <svg viewBox="0 0 64 48" width="96" height="72" aria-hidden="true" fill="none" stroke="#0b1f3a" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"><path d="M6 20 11 5h42l5 15" fill="#fbeee0"/><path d="M6 20a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0Z" fill="#f97316"/><path d="M10 27v18h44V27"/><path d="M20 33h24M20 39h24"/></svg>
    <h1>${heading}</h1>
    ${paragraphs.map((text) => `<p>${text}</p>`).join("")}
    <nav aria-label="Qué puedes hacer">
      ${links.map(([text, href]) => `<a href="${href}">${text}</a>`).join("")}
    </nav>
  </section>
</main>
</body>
</html>
`;
