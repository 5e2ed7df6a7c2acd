export { dropPhotos, keepPhotos, shownBy, showPhotos, uploadPhoto } from './photos.service.ts'
