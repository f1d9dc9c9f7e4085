/** A square that repeats in both directions; `draw` gives its inside for one colour. */
export type Pattern = { size: number; draw: (color: string) => string };

const scales: Pattern = {
  size: 96,
  draw: (color) =>
    `<g fill="none" stroke="${color}" stroke-width="6"><path d="M0 48a48 48 0 0 0 96 0M-48 96a48 48 0 0 0 96 0M48 96a48 48 0 0 0 96 0M-48 0a48 48 0 0 0 96 0M48 0a48 48 0 0 0 96 0"/></g>`,
};

const petals: Pattern = {
  size: 84,
  draw: (color) =>
    `<g fill="${color}"><path d="M0 0Q42 0 42 42 0 42 0 0zM84 0Q84 42 42 42 42 0 84 0zM84 84Q42 84 42 42 84 42 84 84zM0 84Q0 42 42 42 42 84 0 84z" opacity=".75"/></g>`,
};

const bricks: Pattern = {
  size: 96,
  draw: (color) =>
    `<path d="M0 2h96M0 34h96M0 66h96M24 2v32M72 34v32M24 66v32" fill="none" stroke="${color}" stroke-width="5"/>`,
};

const zigzag: Pattern = {
  size: 72,
  draw: (color) =>
    `<g fill="none" stroke="${color}" stroke-width="7" stroke-linejoin="miter"><path d="M-18 36 0 18l18 18 18-18 18 18 18-18 18 18M-18 72 0 54l18 18 18-18 18 18 18-18 18 18M-18 0 0-18 18 0 36-18 54 0 72-18 90 0"/></g>`,
};

const paws: Pattern = {
  size: 120,
  draw: (color) => {
    const paw = `<ellipse cx="0" cy="8" rx="15" ry="12"/><circle cx="-18" cy="-6" r="6.5"/><circle cx="-7" cy="-16" r="7"/><circle cx="7" cy="-16" r="7"/><circle cx="18" cy="-6" r="6.5"/>`;
    return `<g fill="${color}"><g transform="translate(32 34) rotate(-18)">${paw}</g><g transform="translate(92 94) rotate(14)">${paw}</g></g>`;
  },
};

const crosses: Pattern = {
  size: 96,
  draw: (color) => {
    const cross = `<path d="M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6z"/>`;
    return `<g fill="${color}"><g transform="translate(24 24)">${cross}</g><g transform="translate(72 72)">${cross}</g></g>`;
  },
};

const squares: Pattern = {
  size: 60,
  draw: (color) => `<path d="M0 0h60M0 30h60M0 0v60M30 0v60" fill="none" stroke="${color}" stroke-width="4"/>`,
};

const tread: Pattern = {
  size: 88,
  draw: (color) =>
    `<g fill="none" stroke="${color}" stroke-width="14"><path d="M-4 70 44 22 92 70M-4 114 44 66l48 48M-4 26l48-48 48 48"/></g>`,
};

const circuit: Pattern = {
  size: 120,
  draw: (color) =>
    `<g fill="none" stroke="${color}" stroke-width="5"><path d="M0 30h34l20 20v40M120 30H88M54 120v-8M0 90h22M120 90H98L80 72V50M80 0v14"/></g><g fill="${color}"><circle cx="54" cy="98" r="9"/><circle cx="80" cy="42" r="9"/><circle cx="30" cy="90" r="9"/><circle cx="80" cy="22" r="9"/></g>`,
};

const diamonds: Pattern = {
  size: 80,
  draw: (color) =>
    `<path d="M40 8 72 40 40 72 8 40z" fill="none" stroke="${color}" stroke-width="5"/><path d="M40 28 52 40 40 52 28 40z" fill="${color}"/>`,
};

export const PATTERNS = { scales, petals, bricks, zigzag, paws, crosses, squares, tread, circuit, diamonds };
