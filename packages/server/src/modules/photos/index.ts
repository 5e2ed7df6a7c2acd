export { dropPhotos, shownBy, usePhotos, type PhotoUse } from './photos.service.ts'
