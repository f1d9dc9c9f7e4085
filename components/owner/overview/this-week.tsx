/** What the page brought lately, in one sentence. */
export function ThisWeek({ children }: { children: string }) {
  return (
    <section aria-labelledby="esta-semana">
      <h2 id="esta-semana" className="text-lg">
        Lo que te trajo
      </h2>
      <p className="mt-1">{children}</p>
    </section>
  );
}
