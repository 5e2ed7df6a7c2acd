export { dropPhotos, keepPhotos, shownBy, showPhotos, type PhotoUse, uploadPhoto } from './photos.service.ts'
