type SenderProps = { name: string; email: string; moment: string };

export function Sender({ name, email, moment }: SenderProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-base wrap-anywhere">{name}</h2>
      <span className="text-sm wrap-anywhere">{email}</span>
      <span className="text-ink-soft text-sm">{moment}</span>
    </div>
  );
}
