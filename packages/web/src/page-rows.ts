import { officeRows } from './office-routes.tsx'
import { shopRows } from './routes.tsx'

/** Every page of the product. */
export const pageRows = [...officeRows, ...shopRows]
