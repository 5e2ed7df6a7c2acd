import { money } from '@bra/contract/trade/format'
import { formatKey } from '@bra/tax-documents/keys'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { sidesOf } from '../../orders/order-notices/index.ts'
import { showSale } from '../store-orders/index.ts'
import { changeInvoice } from './invoices.queries.ts'
import { ownParcel } from './own-parcel.ts'
import { authorisedOf, pdfOf, xmlFileOf } from './papers.ts'

/** Sends the paper and the file to the buyer. A document of the test environment goes to nobody. */
export async function mailInvoice(app: App, user: User, { id }: { id: number }) {
  const facts = await ownParcel(app.db, user, id)
  const row = await authorisedOf(app, id)
  if (row.state !== 'authorised' || row.environment === 2) fail('invoice_not_authorised')
  const [pdf, xml, sides] = [await pdfOf(app, row), xmlFileOf(row), await sidesOf(app.db, id)]
  const kind = row.model === 55 ? 'Nota fiscal' : 'Declaração de conteúdo'
  const now = app.clock.now()
  await app.transaction(async (tx) => {
    await sendMail(tx, app, {
      // pressed twice within a minute it is one mail
      ...{ key: `invoice ${row.id} ${now.toISOString().slice(0, 16)}`, to: facts.buyer.email, userId: sides.buyer_id },
      template: 'parcel_news',
      details: {
        name: facts.buyer.name.split(' ')[0]!,
        title: `${kind} do pedido ${facts.order_id}`,
        text: `${facts.store_name} enviou o documento fiscal da sua compra. Ele está anexado em PDF e XML.`,
        facts: [
          ['Número', String(row.number)],
          ['Valor', money(row.cents)],
          ['Chave de acesso', formatKey(row.access_key!)],
        ],
        link: `/order/${facts.order_id}`,
        action: 'Ver o pedido',
      },
      attachments: [
        { name: pdf.name, type: 'application/pdf', content: pdf.data },
        { name: xml.name, type: 'application/xml', content: Buffer.from(xml.text).toString('base64') },
      ],
    })
    await changeInvoice(tx, row.id, { mailed_at: now })
  })
  return { error: false, message: 'O documento foi enviado ao comprador.', result: await showSale(app, user, id) }
}
