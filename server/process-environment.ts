import { ENV_NAMES } from "@/lib/env";

/** Variables that any program of ours may need to run at all, none of it a secret. */
const SURROUNDINGS = [
  ...["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH"],
  ...["NODE_OPTIONS", "NODE_COMPILE_CACHE", "NODE_EXTRA_CA_CERTS"],
];

/** Variables that each process inherits from the supervisor; others are handed to it by name. */
const INHERITED = {
  site: [...SURROUNDINGS, ...ENV_NAMES, "NODE_USE_ENV_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"],
  build: [...SURROUNDINGS, "BUILD_ONCE"],
  backend: [...SURROUNDINGS, "LITE_AUTH_BCRYPT_COST"],
  "load-data": SURROUNDINGS,
} as const satisfies Record<string, readonly string[]>;

type Variables = Readonly<Record<string, string | undefined>>;

/** The whole environment of a process of ours. @param given what it is handed, above what it inherits */
export function environmentOf(name: keyof typeof INHERITED, environment: Variables, given: Variables) {
  const inherited = INHERITED[name].flatMap((each) => {
    const value = environment[each];
    return value === undefined ? [] : [[each, value] as const];
  });
  return { NODE_ENV: "production", ...Object.fromEntries(inherited), ...given } as const;
}
