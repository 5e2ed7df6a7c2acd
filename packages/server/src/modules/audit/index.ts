export { noteAct } from './audit.service.ts'
