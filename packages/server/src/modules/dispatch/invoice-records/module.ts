import type { PartsOf } from '../../../module.ts'

/** The documents as they are kept: orders show them, and the module above issues them. */
export const invoiceRecords: PartsOf = {}
