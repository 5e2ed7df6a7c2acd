export { makeInvoice } from './making.ts'
export { transmitInvoice } from './transmitting.ts'
