export { packingOf } from './boxes.service.ts'
