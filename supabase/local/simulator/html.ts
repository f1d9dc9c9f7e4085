import { escapeMarkup } from "@/lib/text/escape-markup";

const pesos = new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN" });
export const toPesosText = (amount: number): string => `${pesos.format(amount)} MXN`;

/** Play money must look like it: the title is the same on every page. */
const SIMULATOR_TITLE = "Simulador de pago — no se cobra dinero";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of the simulator. @param body HTML, with everything in it escaped. */
export function htmlPage(heading: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${SIMULATOR_TITLE}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p>${SIMULATOR_TITLE}</p></header>
<main><h1>${escapeMarkup(heading)}</h1>${body}</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      // "no-referrer" would make the Origin of these forms "null", which is anybody's.
      "referrer-policy": "same-origin",
    },
  });
}

const STYLE = `
*{box-sizing:border-box;margin:0}
body{background:#eef4fb;color:#12263f;font:16px/1.5 ui-sans-serif,system-ui,sans-serif;min-height:100vh}
header{background:#12263f;color:#fff;padding:14px 20px;font-weight:700;text-align:center}
main{max-width:460px;margin:0 auto;padding:28px 20px 48px;display:grid;gap:18px}
header p{color:inherit}
h1{font-size:24px;line-height:1.25;letter-spacing:-.02em}
h2{font-size:18px;line-height:1.3}
p,li{color:#40566f}
.card{background:#fff;border:1px solid #d5e0ec;border-radius:12px;padding:18px;display:grid;gap:12px}
.total{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px;align-items:baseline}
.total strong{font-size:24px;color:#12263f;white-space:nowrap}
form{display:grid;gap:10px}
button,.button{display:flex;align-items:center;justify-content:center;min-height:48px;padding:8px 18px;border-radius:10px;
 border:1px solid #6a7f96;background:#fff;color:#12263f;font:inherit;font-weight:600;line-height:1.3;cursor:pointer;text-decoration:none;text-align:center}
.main{background:#0b63c5;border-color:#0b63c5;color:#fff}
.code{font:700 22px/1.4 ui-monospace,monospace;letter-spacing:.08em;background:#f4f7fb;border:1px dashed #6a7f96;border-radius:10px;
 padding:14px;text-align:center;overflow-wrap:anywhere;color:#12263f}
.events{display:flex;flex-wrap:wrap;gap:8px}
.events button{min-height:44px;padding:4px 12px;font-size:15px}
a:focus-visible,button:focus-visible{outline:3px solid #0b63c5;outline-offset:3px}
`;
