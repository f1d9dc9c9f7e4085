import { authError } from "@/supabase/local/auth/auth-error";
import { type RateLimit, RateLimiter } from "@/supabase/local/auth/rate-limiter";
import { type ApiRequest, type Handler, jsonBody } from "@/supabase/local/http";

const TEN_MINUTES_MS = 600_000;

interface Rule {
  /** Method and path. */
  readonly requests: readonly string[];
  /** What is counted: every request, or only those that were refused (a wrong password or link). */
  readonly counts: "requests" | "failures";
  /** For one mail address from one client. */
  readonly perPair: RateLimit;
  /** For one mail address from everywhere: so much higher that a stranger cannot lock its owner out. */
  readonly perAddress: RateLimit;
  readonly perClient: RateLimit;
  /** For requests of our own server, which stand for many visitors unless it names them in X-Forwarded-For. */
  readonly perServer: RateLimit;
  readonly errorCode: string;
}

/** The library has no limits at all. These are looser than a hosted project's, but guessing is hopeless under them. */
const RULES: readonly Rule[] = [
  {
    requests: [
      ...["otp", "magiclink", "recover", "signup", "resend"].map((name) => `POST /auth/v1/${name}`),
      // A change of address is mailed, and so is the code to confirm who one is.
      "PUT /auth/v1/user",
      "GET /auth/v1/reauthenticate",
    ],
    counts: "requests",
    perPair: { max: 10, windowMs: TEN_MINUTES_MS },
    perAddress: { max: 100, windowMs: TEN_MINUTES_MS },
    perClient: { max: 60, windowMs: TEN_MINUTES_MS },
    perServer: { max: 1_000, windowMs: TEN_MINUTES_MS },
    errorCode: "over_email_send_rate_limit",
  },
  {
    requests: ["POST /auth/v1/token", "POST /auth/v1/verify", "GET /auth/v1/verify"],
    counts: "failures",
    perPair: { max: 15, windowMs: TEN_MINUTES_MS },
    perAddress: { max: 300, windowMs: TEN_MINUTES_MS },
    perClient: { max: 60, windowMs: TEN_MINUTES_MS },
    perServer: { max: 1_000, windowMs: TEN_MINUTES_MS },
    errorCode: "over_request_rate_limit",
  },
];

type Counter = readonly [limiter: RateLimiter, key: string];

/** Puts the limits before `next`, per mail address and per client. `clock` gives milliseconds. */
export function withRateLimits(next: Handler, clock: () => number = Date.now): Handler {
  const guards = RULES.map((rule) => ({
    rule,
    pairs: new RateLimiter(rule.perPair),
    addresses: new RateLimiter(rule.perAddress),
    clients: new RateLimiter(rule.perClient),
    servers: new RateLimiter(rule.perServer),
  }));
  return async (request) => {
    const asked = `${request.method} ${request.url.pathname}`;
    const guard = guards.find(({ rule }) => rule.requests.includes(asked));
    if (!guard) return next(request);

    const address = mailAddress(request);
    const client = request.clientAddress ?? "server";
    const pair = `${client} ${address}`;
    const counters: Counter[] = [[request.clientAddress === null ? guard.servers : guard.clients, client]];
    if (address) counters.push([guard.pairs, pair], [guard.addresses, address]);

    const waitMs = Math.max(...counters.map(([limiter, key]) => limiter.waitMs(key, clock())));
    if (waitMs > 0) return tooMany(guard.rule, waitMs);
    // Before the answer is known: many tries at once would otherwise all be let through.
    for (const [limiter, key] of counters) limiter.record(key, clock());
    const response = await next(request);
    if (guard.rule.counts === "failures" && response && !isRefused(response)) {
      for (const [limiter, key] of counters) limiter.takeBack(key, clock());
      guard.pairs.forget(pair);
    }
    return response;
  };
}

/** A redirect of a link click tells its outcome only in the address it goes to. */
const isRefused = ({ status, headers }: Response): boolean =>
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
