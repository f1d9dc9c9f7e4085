/** Characters that the database allows of what is no field of a business. */
export const FIELD_LIMITS = { email: 254 } as const;

/** More at once would not pass the limit on a form's size; the panel takes further ones. */
export const GALLERY_PICTURES_PER_FORM = 6;
