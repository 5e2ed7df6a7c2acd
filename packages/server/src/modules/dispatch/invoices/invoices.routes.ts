import { invoices } from '@bra/contract/dispatch/invoices'
import { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { routes } from '../../../platform/routes.ts'
import { matchFiles } from './issued-elsewhere.ts'
import { correctInvoice } from './correcting.ts'
import { cancelInvoice } from './ending.ts'
import { mailInvoice } from './mailing.ts'
import { mendPlace } from './mending.ts'
import { makeInvoice } from './drafts.ts'
import { listInvoices, monthOfInvoices } from './months.ts'
import { papersOf } from './papers.ts'
import { invoicesOfOrder, papersForBuyer, papersTogether } from './papers-together.ts'
import { recipientOf } from './recipient.ts'
import { takeBackInvoice } from './returning.ts'
import { transmitInvoice } from './transmitting.ts'
import { tryTaxes } from './trial.ts'

export default routes(invoices, invoicesSchemas, {
  make: ({ app, user, body }) => makeInvoice(app, user, body),
  transmit: ({ app, user, body }) => transmitInvoice(app, user, body),
  trial: ({ app, user }) => tryTaxes(app, user),
  get: ({ app, user, body }) => papersOf(app, user, body),
  mail: ({ app, user, body }) => mailInvoice(app, user, body),
  cancel: ({ app, user, body }) => cancelInvoice(app, user, body),
  correct: ({ app, user, body }) => correctInvoice(app, user, body),
  takeBack: ({ app, user, body }) => takeBackInvoice(app, user, body),
  mendPlace: ({ app, user, body }) => mendPlace(app, user, body),
  match: ({ app, user, params, body }) => matchFiles(app, user, params.store_id, body),
  list: ({ app, user, params, query }) => listInvoices(app, user, params.store_id, query),
  month: ({ app, user, params, query }) => monthOfInvoices(app, user, params.store_id, query.month),
  together: ({ app, user, body }) => papersTogether(app, user, body.ids),
  recipient: ({ app, user, body }) => recipientOf(app, user, body),
  ofOrder: ({ app, user, params }) => invoicesOfOrder(app, user, params.id),
  ofBuyer: ({ app, user, body }) => papersForBuyer(app, user, body.id),
})
