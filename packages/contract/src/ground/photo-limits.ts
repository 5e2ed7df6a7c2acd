/** This is larger than the photos of current cameras. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const MAX_PHOTOS = 8
