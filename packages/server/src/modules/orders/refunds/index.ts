export { holdContested } from './contested.ts'
export { refundLate } from './late.ts'
export { holdRefunds, refundOutside } from './outside.ts'
export { makeRefunds, refundPart, refundRest } from './refunds.service.ts'
