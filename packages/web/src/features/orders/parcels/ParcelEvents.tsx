import type { SiteText } from '@bra/contract/kit/both'
import { money } from '@bra/contract/trade/format'
import type { OrderEvent, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { useText } from '../../../lib/text.tsx'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { lookOf } from '../orders/parcel-states.ts'
import { parcelTexts } from '../orders/parcel-texts.ts'

const parties: Record<OrderEvent['by'], SiteText> = {
  buyer: parcelTexts.byBuyer,
  store: parcelTexts.byStore,
  operator: parcelTexts.byOperator,
  system: parcelTexts.bySystem,
}

export function ParcelEvents({ parcel: { events } }: { parcel: StoreOrder }) {
  const t = useText()
  if (events.length === 0) return null
  return (
    <div className="border-t border-line px-4 sm:px-5 [&>details]:border-b-0">
      <AccordionItem title={t(parcelTexts.events)}>
        <ol className="grid gap-2 text-label">
          {events.map((event, at) => (
            <EventRow key={at} event={event} />
          ))}
        </ol>
      </AccordionItem>
    </div>
  )
}

function EventRow({ event: { at, state, by, asked, lacking } }: { event: OrderEvent }) {
  const t = useText()
  const { language } = useEnv().visit
  const look = lookOf(state)
  return (
    <li className="flex flex-wrap gap-x-3">
      <time dateTime={at} className="min-w-44 tabular-nums">
        {moment(at, language)}
      </time>
      <span className="font-semibold text-ink">
        {lacking ? t(parcelTexts.lackingEvent, { price: money(lacking.cents) }) : look ? t(look.text) : state}
      </span>
      <span className="text-ink-3">{t(parties[by])}</span>
      {asked?.reply && <span className="basis-full">{t(parcelTexts.refusedWith, { reply: asked.reply })}</span>}
    </li>
  )
}
