export const pottedPlant = (x: number, y: number, size: number, pot = "#B85C3A"): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><g fill="#4E8A45"><path d="M0-38q-46-8-44-52 38 4 44 52zM0-38q46-8 44-52-38 4-44 52zM0-36q-18-40 0-78 18 38 0 78z"/></g><path d="M0-36q-30 2-46-22 36-6 46 22zM0-36q30 2 46-22-36-6-46 22z" fill="#6DAA5C"/><path d="M-26-36h52l-8 36h-36z" fill="${pot}"/><rect x="-30" y="-42" width="60" height="12" rx="4" fill="${pot}"/><path d="M6-30h18l-8 30H4z" fill="#0B1F3A" opacity=".15"/></g>`;

export function bougainvillea(x: number, y: number, size: number, side: 1 | -1): string {
  const blossoms = [
    [0, 0, 30],
    [46, 8, 26],
    [88, 2, 22],
    [22, 44, 28],
    [66, 50, 22],
    [8, 90, 24],
    [40, 98, 18],
    [12, 132, 16],
    [118, 18, 16],
    [30, 140, 11],
  ] as const;
  const drawn = blossoms.map(
    ([left, top, radius], index) =>
      `<circle cx="${left - 10}" cy="${top + 8}" r="${radius}" fill="#4E8A45"/><circle cx="${left}" cy="${top}" r="${radius * 0.82}" fill="${index % 3 === 0 ? "#C2397A" : "#DB4E90"}"/><circle cx="${left - radius * 0.2}" cy="${top - radius * 0.2}" r="${radius * 0.34}" fill="#F08BB8"/><circle cx="${left + radius * 0.3}" cy="${top + radius * 0.25}" r="${radius * 0.16}" fill="#FFF3E0"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${(side * size) / 150} ${size / 150})">${drawn.join("")}</g>`;
}
