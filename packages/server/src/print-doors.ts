import { doorsTable } from './doors-table.ts'

console.log(doorsTable())
