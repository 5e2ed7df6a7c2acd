import { wingsTable } from './wings-table.ts'

console.log(wingsTable())
