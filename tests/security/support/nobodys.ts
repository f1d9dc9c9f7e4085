/** A secret of the machine's that none of our processes needs. */
export const NOBODYS = { AWS_SECRET_ACCESS_KEY: "nobody-of-ours-needs-it" } as const;
