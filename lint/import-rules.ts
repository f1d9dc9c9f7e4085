/** Patterns of import specifiers that a file may not have, as biome's noRestrictedImports reads them. */
type Ban = { group: readonly string[]; message: string };

const VENDORS = ["@supabase/**", "mercadopago", "openai", "nodemailer", "sharp", "radix-ui"] as const;
type Vendor = (typeof VENDORS)[number];

const FEATURES =
  "{businesses,search,promotions,registration,claims,owner,payments,invoices,reports,requests,favorites,ai,mail,statistics,sitemap,cron,admin,review,import,export,public-api,posters}";
/** Files that features show each other: words and shapes, questions, who may act, and rules that several need. */
const SHOWN_TO_OTHER_FEATURES = [
  "*/{model,mapper}",
  "*/server/queries",
  "owner/server/owner-action",
  "admin/server/admin-action",
  "businesses/hours/{day-draft,describe-hours,describe-special-days,hours-form,open-until,read-hours-text,special-days,weekly-hours}",
  "businesses/{edit-difference,slug,cover,gallery,video,ways,field,fields,fields-of,field-messages,field-texts,schema,form-mapper,menu,menu-pdf,plan-gates,text-rules,picture-buckets,refused-column}",
  "businesses/server/{pictures,menu-pdf,edit-business}",
  "owner/{owned-business,section-state,base-version,section-conflict,messages}",
  "owner/server/{panel,save-own,owned-business,fields-action}",
  "ai/{messages,facts}",
  "review/queue-model",
  "promotions/visible",
  "search/filters",
  "statistics/{channels,week-messages}",
];

const BANS = {
  outside: {
    group: ["@/{server,supabase,tests,lint}/**", "**/../{server,tests}/**", "**/../supabase/{local,seed}/**"],
    message: "The processes, the embedded backend and the tests stand outside the application.",
  },
  routes: { group: ["@/app/**"], message: "Routes are imported by nobody." },
  components: { group: ["@/components/**"], message: "lib knows no components." },
  io: {
    group: [
      "@/lib/*/server/**",
      "**/server/*",
      "@/lib/supabase/**",
      "!@/lib/supabase/database.types",
      "@/lib/{env,log}",
      "node:*",
      "server-only",
    ],
    message:
      "What asks, stores or reads settings is in lib/*/server: pages, route handlers and actions call it and pass the result in.",
  },
  react: { group: ["react", "react-dom", "next", "next/**"], message: "A rule is a pure function: no React, no Next." },
  otherFeatures: {
    group: [`@/lib/${FEATURES}/**`, ...SHOWN_TO_OTHER_FEATURES.map((shown) => `!@/lib/${shown}`)],
    message:
      "Another feature is used through what it shows (lint/import-rules.ts); inside a feature, import relatively.",
  },
  features: { group: [`@/lib/${FEATURES}/**`, "@/lib/auth/**"], message: "Platform files stand below every feature." },
  radix: {
    group: ["@/components/ui/radix/**"],
    message: "Public pages stay native (decision 16).",
  },
  domain: {
    group: ["@/**", "!@/lib/cn", "!@/lib/forms/form-state", "!@/lib/browser/**", "!@/components/ui/**"],
    message: "components/ui knows no domain: it may import lib/cn, lib/browser and the states of forms.",
  },
} satisfies Record<string, Ban>;

type Layer = {
  /** Of several layers that hold a file the last one counts. */
  files: readonly string[];
  bans: readonly (keyof typeof BANS)[];
  vendors?: readonly Vendor[];
};

const RULE_BANS = ["outside", "routes", "components", "io", "react", "otherFeatures"] as const;
const FEATURE_BANS = ["outside", "routes", "components", "otherFeatures"] as const;

/** Layers, each of which imports only what stands below it. */
const LAYERS: readonly Layer[] = [
  { files: ["app/**", "proxy.ts", "instrumentation.ts"], bans: ["outside", "radix"] },
  { files: ["app/{mi-negocio,admin}/**"], bans: ["outside"] },
  { files: ["components/**"], bans: ["outside", "routes", "io", "radix"] },
  { files: ["components/{owner,admin,diagnostics}/**"], bans: ["outside", "routes", "io"] },
  { files: ["components/ui/**"], bans: ["domain", "radix"] },
  { files: ["components/ui/radix/**"], bans: ["domain"], vendors: ["radix-ui"] },
  { files: ["browser/**"], bans: ["outside", "routes", "components", "react"] },
  { files: ["browser/**/*.test.tsx"], bans: ["outside", "routes"] },
  { files: ["lib/*/*"], bans: [...FEATURE_BANS, "io"] },
  { files: ["lib/import/denue/*"], bans: RULE_BANS },
  { files: ["lib/*/server/**"], bans: FEATURE_BANS },
  { files: ["lib/{plans,categories,geo,contact,seo,text,time}/*"], bans: RULE_BANS },
  {
    files: ["lib/*", "lib/{http,caching,browser,database-rows,forms}/**"],
    bans: ["outside", "routes", "components", "features"],
  },
  { files: ["lib/supabase/**"], bans: ["outside", "routes", "components", "features"], vendors: ["@supabase/**"] },
  { files: ["lib/payments/server/mercado-pago.ts"], bans: FEATURE_BANS, vendors: ["mercadopago"] },
  { files: ["lib/ai/server/openai.ts"], bans: FEATURE_BANS, vendors: ["openai"] },
  { files: ["lib/mail/server/smtp.ts"], bans: FEATURE_BANS, vendors: ["nodemailer"] },
  { files: ["lib/images/server/sharp.ts", "lib/posters/server/*.test.ts"], bans: FEATURE_BANS, vendors: ["sharp"] },
  // The hostile pictures that they hold against it are shared with tests/.
  { files: ["lib/images/server/*.test.ts"], bans: [], vendors: ["sharp"] },
  { files: ["supabase/**", "tests/**"], bans: [], vendors: ["@supabase/**"] },
  {
    files: ["supabase/seed/artwork/**", "tests/bench/images/**", "tests/support/camera-pictures.ts"],
    bans: [],
    vendors: ["@supabase/**", "sharp"],
  },
];

function override({ files, bans, vendors = [] }: Layer) {
  const others = VENDORS.filter((vendor) => !vendors.includes(vendor));
  const patterns: Ban[] = [
    { group: others, message: "Each vendor's package is imported in one place only." },
    ...bans.map((name) => BANS[name]),
  ];
  const rule = { level: "error", options: { patterns } };
  return { includes: files, linter: { rules: { style: { noRestrictedImports: rule } } } };
}

export const importRulesJson = (): string => `${JSON.stringify({ overrides: LAYERS.map(override) })}\n`;
