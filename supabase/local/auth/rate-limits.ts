import { createHash } from "node:crypto";
import { networkOf } from "@/lib/http/client-network";
import { KNOWN_CLIENT_HEADER } from "@/lib/http/known-client";
import { type RateLimit, RateLimiter } from "@/lib/http/rate-limiter";
import { DAY_MS } from "@/lib/time/add-days";
import { authError } from "@/supabase/local/auth/auth-route";
import type { KnownClients } from "@/supabase/local/auth/known-clients";
import { type ApiRequest, type Handler, jsonBody } from "@/supabase/local/http";

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;

type Scope =
  /** One network: an IPv4 address, or the /64 of an IPv6 address. */
  | "network"
  /** Our own server, which stands for many visitors unless it names them in X-Forwarded-For. */
  | "server"
  | "pair"
  | "address"
  /** One account from browsers that have signed in to it before, in the place of all the others: no stranger uses it up. */
  | "known";

interface Rule {
  readonly requests: readonly string[];
  /** Counts every request, or only those refused (a wrong password or link). */
  readonly counts: "requests" | "failures";
  readonly limits: Partial<Readonly<Record<Scope, readonly RateLimit[]>>>;
  readonly errorCode: string;
}

const MAILS_PER_MINUTE = { max: 1, windowMs: MINUTE_MS };
const MAILS_PER_DAY = { max: 24, windowMs: DAY_MS };
const CLIENT_LIMITS = {
  network: [{ max: 60, windowMs: TEN_MINUTES_MS }],
  server: [{ max: 1_000, windowMs: TEN_MINUTES_MS }],
};

/** Requests that send the same kind of mail. A change of address is mailed too, and mails to an address that has an account. */
const MAIL_KINDS: readonly (readonly string[])[] = [
  ["POST /auth/v1/otp", "POST /auth/v1/magiclink"],
  ["POST /auth/v1/recover"],
  ["POST /auth/v1/signup", "POST /auth/v1/resend"],
  ["PUT /auth/v1/user"],
];

/** Limits by address space mails as a hosted project does and stop mailboxes filling and passwords being guessed; locking out an owner's
 * unknown browser takes dozens of networks, and a link by mail still opens the account. */
const RULES: readonly Rule[] = [
  {
    // The last one mails a code to whoever is signed in.
    requests: [...MAIL_KINDS.flat(), "GET /auth/v1/reauthenticate"],
    counts: "requests",
    limits: {
      ...CLIENT_LIMITS,
      pair: [{ max: 8, windowMs: DAY_MS }],
      address: [MAILS_PER_DAY],
      known: [MAILS_PER_DAY],
    },
    errorCode: "over_email_send_rate_limit",
  },
  ...MAIL_KINDS.map(
    (requests): Rule => ({
      requests,
      counts: "requests",
      limits: { address: [MAILS_PER_MINUTE], known: [MAILS_PER_MINUTE] },
      errorCode: "over_email_send_rate_limit",
    }),
  ),
  {
    requests: ["POST /auth/v1/token", "POST /auth/v1/verify", "GET /auth/v1/verify"],
    counts: "failures",
    limits: {
      ...CLIENT_LIMITS,
      pair: [{ max: 15, windowMs: TEN_MINUTES_MS }],
      address: [
        { max: 300, windowMs: TEN_MINUTES_MS },
        { max: 2_000, windowMs: DAY_MS },
      ],
      known: [{ max: 15, windowMs: TEN_MINUTES_MS }],
    },
    errorCode: "over_request_rate_limit",
  },
];

interface Options {
  readonly known: KnownClients;
  readonly clock?: () => number;
}

interface Counter {
  readonly scope: Scope;
  readonly limiter: RateLimiter;
}

export function withRateLimits(next: Handler, { known, clock = () => performance.now() }: Options): Handler {
  const guards = RULES.map((rule) => ({ rule, counters: countersOf(rule) }));
  return async (request) => {
    const asked = `${request.method} ${request.url.pathname}`;
    const concerned = guards.filter(({ rule }) => rule.requests.includes(asked));
    if (concerned.length === 0) return next(request);

    const countersFor = (keys: Keys) =>
      concerned.flatMap(({ rule, counters }) =>
        counters.flatMap(({ scope, limiter }) => {
          const key = keys[scope];
          return key === undefined ? [] : { rule, scope, limiter, key };
        }),
      );
    const refusal = (counters: ReturnType<typeof countersFor>): Response | null => {
      const waits = counters.map(({ rule, limiter, key }) => ({ rule, waitMs: limiter.waitMs(key, clock()) }));
      const longest = waits.reduce((one, other) => (other.waitMs > one.waitMs ? other : one));
      return longest.waitMs > 0 ? tooMany(longest.rule, longest.waitMs) : null;
    };
    // Before the body is parsed: a client that may not go on costs nothing more. A known browser may have an allowance of its own.
    const refused = request.headers.has(KNOWN_CLIENT_HEADER) ? null : refusal(countersFor(sourceOf(request)));
    if (refused) return refused;

    const counters = countersFor(await keysOf(request, known));
    const tooSoon = refusal(counters);
    if (tooSoon) return tooSoon;
    // Before the response is known: many tries at once would otherwise all be let through.
    for (const { limiter, key } of counters) limiter.record(key, clock());
    const response = await next(request);
    if (response && !isRefused(response)) {
      for (const { scope, limiter, key } of counters.filter(({ rule }) => rule.counts === "failures")) {
        limiter.takeBack(key, clock());
        // Knowing the password gives a right to slips; what strangers do goes on counting.
        if (scope === "pair" || scope === "known") limiter.forget(key);
      }
    }
    return response;
  };
}

const countersOf = ({ limits }: Rule): Counter[] =>
  Object.entries(limits).flatMap(([scope, all]) =>
    all.map((limit) => ({ scope: scope as Scope, limiter: new RateLimiter(limit) })),
  );

type Keys = Partial<Record<Scope, string>>;

const networkOfClient = ({ clientAddress }: ApiRequest): string =>
  clientAddress === null ? "server" : networkOf(clientAddress);

const sourceOf = (request: ApiRequest): Keys => ({
  [request.clientAddress === null ? "server" : "network"]: digest(networkOfClient(request)),
});

async function keysOf(request: ApiRequest, known: KnownClients): Promise<Keys> {
  const from = sourceOf(request);
  const network = networkOfClient(request);
  const address = mailAddress(request);
  if (address === null) return from;
  const account = await known(request, address);
  if (account !== null) return { known: account };
  const mailbox = mailboxOf(address);
  return { ...from, address: digest(mailbox), pair: digest(`${network} ${mailbox}`) };
}

/** Digest as long as any other, and no address that is kept in memory. */
const digest = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** Most providers put what is sent to ana+any@example.com into the box of ana@example.com. */
const mailboxOf = (address: string): string => address.replace(/\+[^@]*(?=@)/, "");

/** A redirect of a link click tells its outcome only in the address it goes to. */
export const isRefused = ({ status, headers }: Response): boolean =>
  status >= 400 || headers.get("location")?.includes("error=") === true;

function mailAddress(request: ApiRequest): string | null {
  const { email } = jsonBody(request);
  return typeof email === "string" && email ? email.trim().toLowerCase() : null;
}

function tooMany({ errorCode }: Rule, waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1000);
  const response = authError(429, errorCode, `Too many requests: try again after ${seconds} seconds`);
  response.headers.set("retry-after", String(seconds));
  return response;
}
