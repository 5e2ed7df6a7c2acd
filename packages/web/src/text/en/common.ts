export { pages } from './pages.ts'
export { shell } from './shell.ts'
export { tiles } from './tiles.ts'
export { trade } from './trade.ts'
