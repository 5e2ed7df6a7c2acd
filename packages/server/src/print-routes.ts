import { routesTable } from './routes-table.ts'

console.log(routesTable())
