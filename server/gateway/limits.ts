/** Bounds of the public listener: what one client may hold open or wait for. How much it may send: lib/http/body-limits.ts. */
export const LIMITS = {
  /** Up to this size a body is read before an upstream is asked. */
  smallBodyBytes: 256 * 1024,
  /** Larger ones that one client may be sending at the same time. */
  uploadsPerClient: 8,
  /** Bytes of a body that was refused: so much is thrown away, so that a browser gets to read why. */
  drainedBytes: 64 * 1024 * 1024,
  /** Pages that one client may be waiting for: rendering is dear. */
  rendersPerClient: 48,
  requestsPerClient: 192,
  /** Renders of Next at the same time, for each core: more would only share the same cores. */
  rendersPerCore: 2,
  /** Renders that all clients together may be waiting for. */
  queuedRenders: 2_000,
  /** Requests that do not stand in line with visitors: number that Next works on at the same time, and number that may wait. */
  slow: { concurrency: 6, longest: 400 },
  siteCalls: { concurrency: 4, longest: 200 },
  notifications: { concurrency: 2, longest: 200 },
  healthChecks: { concurrency: 1, longest: 200 },
  queuedMs: 30_000,
  /** Milliseconds after which what Next has not begun to answer holds nobody up. */
  renderHoldMs: 5_000,
  /** Milliseconds for the whole of a page that is to be kept. */
  pageMs: 60_000,
  /** Requests that a connection sends before it has the answers to those before them. */
  requestsAhead: 4,
  /** Bytes held for one client, and for all together: bodies that come, answers that wait to be sent. */
  heldBytesPerClient: 64 * 1024 * 1024,
  heldBytes: 256 * 1024 * 1024,
  /** Bytes of an answer that is passed on, and of one that is compressed on its way. */
  relayedBytes: 128 * 1024,
  packedBytes: 1536 * 1024,
  headerBytes: 16 * 1024,
  /** Parameters of one query: the administration asks about hundreds of rows at once. */
  parameters: 500,
  headersMs: 15_000,
  /** Milliseconds for the whole of the request, body included: a phone on a poor network uploads 4 MiB in that time. */
  requestMs: 120_000,
  idleMs: 120_000,
  keepAliveMs: 65_000,
  /** Longest silence of an upstream. Less than idleMs, so that the visitor gets a response and not a cut. */
  upstreamIdleMs: 60_000,
  /** Milliseconds that a gateway which stops gives to what was asked for before. */
  lastAnswersMs: 5_000,
  tunnelOpeningMs: 10_000,
  connections: 5_000,
  /** Connections of one address; a whole neighbourhood may share one, but not this many at once. */
  connectionsPerPeer: 500,
  cachedPagesBytes: 96 * 1024 * 1024,
  /** On the disk, of one instance. */
  storedPagesBytes: 512 * 1024 * 1024,
  cachedPageSeconds: 60,
  /** A page that says what stands in it, and when it ends, is fresh until then or a change. */
  tellingPageSeconds: 24 * 60 * 60,
  /** After that it is given for so long while it is asked for anew, */
  staleWhileAskedSeconds: 60,
  /** and for so long if Next fails. */
  staleIfErrorSeconds: 60 * 60,
  staleWaitMs: 5_000,
  shrunkLater: 200,
  /** Scripts and styles of the build, compressed: it has a tenth of this. */
  cachedFilesBytes: 8 * 1024 * 1024,
  cachedFileSeconds: 24 * 60 * 60,
  /** Bytes of one page or file, before it is compressed. */
  cachedResponseBytes: 2 * 1024 * 1024,
  checkEveryMs: 5_000,
} as const;

export const RETRY_AFTER_SECONDS = 10;
