import { invoices } from '@bra/contract/dispatch/invoices'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { invoiceListTexts } from './invoice-list-texts.ts'
import { invoiceTexts } from './texts.ts'
import { XmlDrop } from './XmlDrop.tsx'

/** Takes the files of many orders at once, and says of each where it went. */
export function MatchFiles({ storeId }: { storeId: number }) {
  const t = useText()
  const match = useCommand(invoices.match)
  const answered = match.data?.files ?? []
  return (
    <section aria-labelledby="elsewhere" className="mt-8 grid max-w-3xl gap-3">
      <h2 id="elsewhere" className="text-h2">
        {t(invoiceListTexts.many)}
      </h2>
      <XmlDrop
        label={t(invoiceTexts.xmlLabel)}
        hint={t(invoiceListTexts.manyHint)}
        choose={t(invoiceListTexts.manyChoose)}
        isSeveral
        onFiles={(files) => match.mutate({ params: { store_id: storeId }, body: { files } })}
      />
      <Refusal error={match.error} />
      {match.data && (
        <>
          <p role="status" className="font-semibold">
            {t(invoiceListTexts.matched, { count: answered.filter(({ problem }) => problem === null).length })}
          </p>
          <ul className="grid gap-1">
            {answered.map(({ name, order_id: order, problem }, at) => (
              <li key={at} className="flex flex-wrap gap-x-2">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className={problem ? 'text-urucum' : 'text-ink-2'}>
                  {problem ? t(invoiceListTexts[problem]) : t(invoiceListTexts.matchedTo, { id: String(order) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
