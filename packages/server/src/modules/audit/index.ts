export { noteAct } from './audit.service.ts'
export { changesOf } from './changes.ts'
