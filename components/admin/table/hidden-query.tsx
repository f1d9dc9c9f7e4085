/** Keeps the rest of the address in a form that writes a part of it. */
export const HiddenQuery = ({ query }: { query: Readonly<Record<string, string | null>> }) =>
  Object.entries(query).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
