export { noteAct } from './audit.service.ts'
export { changesOf, isOverwritten } from './changes.ts'
