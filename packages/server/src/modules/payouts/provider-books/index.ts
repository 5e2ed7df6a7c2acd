export { feesByOrder } from './fees.ts'
export { takeBookings } from './provider-books.service.ts'
export { eachWindow } from './windows.ts'
