/** " (31)": how many are open at this moment (`browser/on-demand/open-count.ts`). @param href where to ask */
export const OpenNowCount = ({ href }: { href: string }) => (
  <span data-script-now="open-count" data-pregunta={href} suppressHydrationWarning>
    {"\u200b"}
  </span>
);
