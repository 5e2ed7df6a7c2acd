export { buyLabel } from './bought.service.ts'
export { buyLabels } from './bought-together.ts'
