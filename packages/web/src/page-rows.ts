import { officeRows } from './office-rows.ts'
import { shopRows } from './routes.tsx'

/** Every page of the product. */
export const pageRows = [...officeRows, ...shopRows]
