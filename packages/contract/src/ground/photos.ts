import { post, table, takingPhoto } from '../kit/api.ts'
import type { photosSchemas } from './photos.schemas.ts'

export const photos = table<typeof photosSchemas>()({
  upload: takingPhoto(post('/v1/photos', 'user')),
})
