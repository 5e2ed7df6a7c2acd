export { usePhotos, type PhotoUse } from './photos.service.ts'
