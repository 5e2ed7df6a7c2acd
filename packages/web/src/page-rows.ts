import { officeRows } from './office-rows.ts'
import { shopRows } from './routes.tsx'

export const pageRows = [...officeRows, ...shopRows]
