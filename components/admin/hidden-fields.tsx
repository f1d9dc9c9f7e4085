export const HiddenFields = ({ of }: { of: Readonly<Record<string, string | null>> }) =>
  Object.entries(of).map(
    ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
  );
