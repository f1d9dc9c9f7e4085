/** Characters and counts that the database allows; see its table of businesses. */
export const FIELD_LIMITS = {
  name: 150,
  phone: 30,
  whatsapp: 200,
  address: 300,
  neighborhood: 120,
  hours: 300,
  link: 300,
  services: 60,
  serviceCharacters: 80,
  /** Of a description or a promotion. */
  textLines: 100,
  menu: 20_000,
  menuLines: 400,
  video: 500,
  keywords: 30,
  keywordCharacters: 60,
  email: 254,
  claimNote: 500,
} as const;

/** More at once would not pass the limit on a form's size; the panel takes further ones. */
export const GALLERY_PICTURES_PER_FORM = 6;
