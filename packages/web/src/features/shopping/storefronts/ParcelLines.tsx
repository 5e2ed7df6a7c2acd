import type { CartGroup, CartLine } from '@bra/contract/orders/cart.schemas'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { cartTexts } from '../../orders/cart/texts.ts'
import { storefrontTexts } from './texts.ts'

const MOST = 4

export function ParcelLines({ group }: { group: CartGroup }) {
  const t = useText()
  const shown = group.lines.slice(-MOST).toReversed()
  const others = group.lines.length - shown.length
  const freight = group.quotes.find(({ code }) => code === group.shipping)
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {shown.map((line) => (
          <li key={`${line.id} ${line.bra_center}`}>
            <ParcelLine line={line} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-2 text-small text-ink-3">{t(storefrontTexts.moreLines, { count: others })}</p>}
      <Sums className="mt-3 text-label">
        <Sum name={t(cartTexts.goods, { count: group.count })}>
          <Money cents={group.goods_cents} />
        </Sum>
        <Sum name={freight?.name ?? t(storefrontTexts.freight)}>
          {group.freight_cents === null ? t(cartTexts.unknownFreight) : <Freight cents={group.freight_cents} />}
        </Sum>
        <Sum name={t(group.freight_cents === null ? cartTexts.totalWithout : cartTexts.total)} isTotal>
          <Money cents={group.goods_cents + (group.freight_cents ?? 0)} size="large" />
        </Sum>
      </Sums>
    </>
  )
}

function Freight({ cents }: { cents: number }) {
  const t = useText()
  return cents === 0 ? <b className="font-semibold text-mata">{t(cartTexts.free)}</b> : <Money cents={cents} />
}

function ParcelLine({ line }: { line: CartLine }) {
  const t = useText()
  const { product, quantity, available, changes } = line
  const copy = variantInShort(t, { ...line, grade: line.offer?.grade ?? null, extras: line.offer?.extras ?? [] })
  const isShort = available < quantity
  return (
    <div className="flex items-center gap-2.5 py-1.5">
      <span className="w-6 flex-none">
        <CatalogArt product={product} decorative sizes="24px" />
      </span>
      <span className="min-w-0 flex-1 text-label">
        <span className="block truncate font-semibold">{product.name}</span>
        <span className="block text-caption text-ink-3 tabular-nums">
          {quantity} × {copy}
        </span>
        {isShort && <span className="block text-caption font-semibold text-urucum">{changes[0]?.text}</span>}
      </span>
      {available > 0 && <Money cents={line.total_cents} className="text-label" />}
    </div>
  )
}
