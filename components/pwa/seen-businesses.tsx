/** Businesses whose pages open without a connection, since they were seen on this device (`browser/on-demand/seen-businesses.ts`). */
export const SeenBusinesses = () => (
  <section hidden data-script-now="seen-businesses" suppressHydrationWarning aria-labelledby="vistos" className="mt-12">
    <h2 id="vistos" className="text-xl">
      Negocios que ya viste
    </h2>
    <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
      <li>
        <a href="/" className="flex min-h-12 items-center px-4 py-2 font-semibold hover:bg-sand">
          Negocio
        </a>
      </li>
    </ul>
  </section>
);
