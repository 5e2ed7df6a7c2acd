export { buyLabels } from './bought-together.ts'
