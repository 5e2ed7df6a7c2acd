/** Larger than the photos of current cameras. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024
/** Formats that the file dialog accepts and the server decodes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** The most photos of one offer, product or suggestion. */
export const MAX_PHOTOS = 8
