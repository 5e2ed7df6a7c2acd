export { holdContested } from './contested.ts'
export { refundLate } from './late.ts'
export { holdRefunds, refundOutside } from './outside.ts'
export { refundPart, endRefunded } from './refunds.service.ts'
