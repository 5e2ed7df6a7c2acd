import type { SiteText } from '@bra/contract/kit/both'
import { money } from '@bra/contract/trade/format'
import type { MassObstacle, MassPreview } from '@bra/contract/selling/bulk-edits.schemas'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { cellTexts } from './cell-texts.ts'
import { massChangeTexts } from './mass-change-texts.ts'

const obstacleTexts: Record<MassObstacle, SiteText> = {
  price_bounds: massChangeTexts.obstaclePrice,
  quantity_bounds: massChangeTexts.obstacleQuantity,
  units_in_center: massChangeTexts.obstacleCenter,
  no_market: massChangeTexts.obstacleMarket,
  no_passport: cellTexts.obstaclePassport,
}

export function MassPreviewPanel({ preview }: { preview: MassPreview }) {
  const t = useText()
  const { prices } = preview
  // A change of status alone has no figures to compare.
  const examples = preview.examples.filter(
    (one) => one.price_cents !== one.new_price_cents || one.quantity !== one.new_quantity,
  )
  return (
    <div className="panel grid gap-3 bg-sunken p-4">
      <p className="font-semibold">{t(massChangeTexts.willChange, { count: preview.changes })}</p>
      {prices && (
        <p className="tabular-nums">
          {t(massChangeTexts.priceRange, {
            before: rangeOf(prices.before),
            after: rangeOf(prices.after),
          })}
        </p>
      )}
      <ul className="grid gap-1 text-label text-ink-2">
        {preview.unchanged > 0 && <li>{t(massChangeTexts.willStay, { count: preview.unchanged })}</li>}
        {preview.unended > 0 && <li>{t(massChangeTexts.unended, { count: preview.unended })}</li>}
        {preview.obstacles.map(({ reason, offers }) => (
          <li key={reason}>{t(obstacleTexts[reason], { count: offers })}</li>
        ))}
      </ul>
      {examples.length > 0 && <Examples examples={examples} />}
    </div>
  )
}

const rangeOf = ([low, high]: [number, number]) => (low === high ? money(low) : `${money(low)} – ${money(high)}`)

function Examples({ examples }: Pick<MassPreview, 'examples'>) {
  const t = useText()
  return (
    <table className="w-full text-label">
      <caption className="pb-1 text-left text-small font-semibold text-ink-2">{t(massChangeTexts.examples)}</caption>
      <tbody>
        {examples.map((one) => (
          <tr key={one.id} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {one.name} <span className="text-ink-3">· {t(tradeTexts[one.condition])}</span>
            </th>
            <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {one.price_cents === one.new_price_cents && one.quantity !== one.new_quantity
                ? t(massChangeTexts.fromTo, { from: one.quantity, to: one.new_quantity })
                : t(massChangeTexts.fromTo, { from: money(one.price_cents), to: money(one.new_price_cents) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
