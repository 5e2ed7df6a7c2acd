export { makeInvoice } from './drafts.ts'
export { transmitInvoice } from './transmitting.ts'
