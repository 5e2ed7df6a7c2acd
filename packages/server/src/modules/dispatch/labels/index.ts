export { buyLabel } from './bought.service.ts'
