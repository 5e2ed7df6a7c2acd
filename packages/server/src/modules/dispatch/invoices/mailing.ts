import { say, unchanged } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { formatKey } from '@bra/contract/trade/documents'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { orderLink, sidesOf } from '../../orders/order-notices/index.ts'
import { showSale } from '../store-orders/index.ts'
import { parcelFacts } from './invoice-facts.queries.ts'
import { changeInvoice, type InvoiceRow } from './invoices.queries.ts'
import { ownParcel } from './own-parcel.ts'
import { authorisedOf, pdfOf, xmlFileOf } from './papers.ts'

/** Sends the paper and the file to the buyer. A document of the test environment goes to nobody. */
export async function mailInvoice(app: App, user: Actor, { id }: { id: number }) {
  await ownParcel(app.db, user, id)
  const row = await authorisedOf(app, id)
  if (row.state !== 'authorised' || row.environment === 2) fail('invoice_not_authorised')
  // pressed twice within a minute it is one mail
  await sendPapers(app, row, app.clock.now().toISOString().slice(0, 16))
  return {
    error: false,
    message: say('O documento foi enviado ao comprador.', 'The document was sent to the buyer.'),
    result: await showSale(app, user, id),
  }
}

export const mailAuthorised = (app: App, row: InvoiceRow) => sendPapers(app, row, 'authorised')

async function sendPapers(app: App, row: InvoiceRow, occasion: string) {
  const id = row.store_order_id
  const [facts, sides, pdf] = [await parcelFacts(app.db, id), await sidesOf(app.db, id), await pdfOf(app, row)]
  const { buyer, order_id: order, store_name: store } = facts!
  const xml = xmlFileOf(row)
  await app.transaction(async (tx) => {
    await sendMail(tx, app, {
      ...{ key: `invoice ${row.id} ${occasion}`, to: buyer.email, userId: sides.buyer_id },
      template: 'parcel_news',
      details: {
        name: buyer.name.split(' ')[0]!,
        title: titleOf(row, order),
        text: say(
          `${store} enviou o documento fiscal da sua compra. Ele está anexado em PDF e XML.`,
          `${store} sent the tax document of your purchase. It is attached as PDF and XML.`,
        ),
        facts: [
          [say('Número', 'Number'), unchanged(String(row.number))],
          [say('Valor', 'Amount'), unchanged(money(row.cents))],
          [say('Chave de acesso', 'Access key'), unchanged(formatKey(row.access_key!))],
        ],
        link: orderLink(order),
        action: say('Ver o pedido', 'See the order'),
      },
      attachments: [
        { name: pdf.name, type: 'application/pdf', content: pdf.data },
        { name: xml.name, type: 'application/xml', content: Buffer.from(xml.text).toString('base64') },
      ],
    })
    await changeInvoice(tx, row.id, { mailed_at: app.clock.now() })
  })
}

const titleOf = ({ model }: InvoiceRow, order: number) =>
  model === 55
    ? say(`Nota fiscal do pedido ${order}`, `Invoice of order ${order}`)
    : say(`Declaração de conteúdo do pedido ${order}`, `Declaration of contents of order ${order}`)
