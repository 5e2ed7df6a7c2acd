import { post, table, takingPhoto } from './api.ts'
import type { photosSchemas } from './photos.schemas.ts'

/** A camera of today writes less. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024
/** What a browser lets a person choose, and what the server decodes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Of one offer, one product or one suggestion. */
export const MAX_PHOTOS = 8

export const photos = table<typeof photosSchemas>()({
  upload: takingPhoto(post('/v1/photos', 'user')),
})
