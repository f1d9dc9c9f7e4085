export const HiddenQuery = ({ query }: { query: Readonly<Record<string, string | null>> }) =>
  Object.entries(query).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
