import { money } from '@bra/contract/trade/format'
import { withLine } from '@bra/contract/trade/card-lists'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Suggestions } from '../card-lists/Suggestions.tsx'
import { Alternatives, type BasketAnswer } from './Alternatives.tsx'
import { BasketStore } from './BasketStore.tsx'
import { limitsInWords, typedOf } from './limits.ts'
import { basketTexts } from './texts.ts'

export function BasketResult(answer: BasketAnswer) {
  const { found, wanted, isSearching, onChange } = answer
  const t = useText()
  const missing = found.lines.filter((line) => line.missing > 0)
  const elsewhere = found.lines.filter(isElsewhere)
  return (
    <div aria-busy={isSearching} className={clsx('transition-quiet grid gap-5', isSearching && 'opacity-60')}>
      <div role="status">
        {found.stores.length > 0 ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Money cents={found.total_cents} size="large" />
              <span className="text-ink-2 tabular-nums">
                <Parts of={found} />
              </span>
            </p>
            <p className="text-label font-semibold text-mata">{gapInWords(t, found.gap_cents)}</p>
          </>
        ) : (
          <p className="text-ink-2">{t(basketTexts.nothing)}</p>
        )}
      </div>
      {missing.length + elsewhere.length + found.unknown.length + found.totals.length > 0 && (
        <Notice tone="buriti">
          <ul className="grid gap-1">
            {missing.map((line) => (
              <li key={line.line}>{missingInWords(t, line)}</li>
            ))}
            {elsewhere.map((line) => (
              <li key={`elsewhere ${line.line}`}>{t(basketTexts.otherPrinting, { text: line.text! })}</li>
            ))}
            {found.totals.map(({ line_number: at, text, stated, counted }) => (
              <li key={`total ${at}`}>{t(basketTexts.statedTotal, { text, stated, count: counted })}</li>
            ))}
            {found.unknown.map((line) => (
              <li key={`unknown ${line.line}`}>
                {unknownInWords(t, line)}
                {line.line_number !== null && (
                  <Suggestions
                    text={line.text}
                    suggestions={line.suggestions}
                    busy={isSearching}
                    onChoose={(chosen) =>
                      onChange({ ...wanted, list: withLine(wanted.list ?? '', line.line_number!, chosen) })
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="grid gap-3">
        {found.stores.map((parcel) => (
          <BasketStore key={parcel.store?.id ?? 0} parcel={parcel} lines={found.lines} />
        ))}
      </ul>
      <Alternatives {...answer} />
    </div>
  )
}

/** Names what was asked of the copies, as others of the card may be for sale. */
function missingInWords(t: ReturnType<typeof useText>, line: BasketAnswer['found']['lines'][number]) {
  const { name } = line.product
  const such = [limitsInWords(t, typedOf(line)), line.edition && t(tradeTexts[line.edition])]
    .filter(Boolean)
    .join(' · ')
  return such
    ? t(basketTexts.missingSuch, { count: line.missing, name, such })
    : t(basketTexts.missing, { count: line.missing, name })
}

function unknownInWords(t: ReturnType<typeof useText>, line: BasketAnswer['found']['unknown'][number]) {
  const { text, word, reason } = line
  if (word) return t(basketTexts.unclear, { text, word })
  return t(reason === 'digital' ? basketTexts.digital : basketTexts.unknown, { text })
}

/** The parts of the total; what stays in the cart is paid with it. */
function Parts({ of: { goods_cents: goods, freight_cents: freight, kept } }: { of: BasketAnswer['found'] }) {
  const t = useText()
  const sums = { goods: money(goods), freight: money(freight + kept.freight_cents) }
  return kept.count > 0
    ? t(basketTexts.sumWithCart, { ...sums, kept: money(kept.goods_cents) })
    : t(basketTexts.sum, sums)
}

/** True if another printing was found than the one that was written, and the buyer did not allow that. */
const isElsewhere = ({ found_by: by, any_printing: any, quantity, missing }: BasketAnswer['found']['lines'][number]) =>
  by === 'other_printing' && !any && missing < quantity

function gapInWords(t: ReturnType<typeof useText>, cents: number | null) {
  if (cents === null) return t(basketTexts.fewLack)
  return cents === 0 ? t(basketTexts.proven) : t(basketTexts.gap, { price: money(cents) })
}
