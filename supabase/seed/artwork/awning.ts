type Awning = {
  width: number;
  /** Depth from the top to where the scallops begin. */
  depth: number;
  /** Odd, so that both ends look alike. */
  stripes: number;
  colors: readonly [string, string];
  edge: string;
};

export function awning({ width, depth, stripes, colors, edge }: Awning): string {
  const stripe = width / stripes;
  const radius = stripe / 2;
  const strips = Array.from({ length: stripes }, (_, index) => {
    const x = index * stripe;
    const shape = `M${x} 0h${stripe}v${depth}a${radius} ${radius} 0 0 1 ${-stripe} 0z`;
    return `<path d="${shape}" fill="${colors[index % 2 === 0 ? 0 : 1]}"/>`;
  });
  return `
    <g transform="translate(0 12)" opacity=".16">${strips.join("").replace(/fill="[^"]+"/g, 'fill="#0B1F3A"')}</g>
    ${strips.join("")}
    <rect width="${width}" height="${depth}" fill="url(#awning-light)"/>
    <rect width="${width}" height="18" fill="${edge}"/>
    <defs><linearGradient id="awning-light" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0B1F3A" stop-opacity=".22"/><stop offset="1" stop-color="#0B1F3A" stop-opacity="0"/></linearGradient></defs>`;
}
