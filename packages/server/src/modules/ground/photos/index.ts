export { dropPhotos, shownBy, showPhotos, type PhotoUse } from './photos.service.ts'
