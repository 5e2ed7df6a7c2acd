export { pages } from './common/pages.ts'
export { shell } from './common/shell.ts'
export { tiles } from './common/tiles.ts'
export { trade } from './common/trade.ts'
