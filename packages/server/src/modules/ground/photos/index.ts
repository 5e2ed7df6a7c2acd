export { dropPhotos, keepPhotos, shownBy, showPhotos, type PhotoUse } from './photos.service.ts'
