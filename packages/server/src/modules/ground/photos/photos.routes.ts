import { photos } from '@bra/contract/ground/photos'
import { photosSchemas } from '@bra/contract/ground/photos.schemas'
import { routes } from '../../../platform/routes.ts'
import { uploadPhoto } from './photos.service.ts'

export default routes(photos, photosSchemas, {
  upload: ({ app, user, request }) => uploadPhoto(app, user, request.body),
})
