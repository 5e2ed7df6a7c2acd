export { invoiceJson, invoicesJson, type TravellingDocument, travelsWith } from './invoice-records.queries.ts'
export type { InvoicesTables } from './invoice-records.tables.ts'
export { invoiceView, isBoundBy, mayTravel } from './invoice-records.view.ts'
