import type { Completing as ToComplete } from '@bra/contract/shopping/storefronts.schemas'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { money } from '@bra/contract/trade/format'
import { Sparkles } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { toast } from '../../../ui/toast.ts'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { useFillCart } from '../../orders/cart/fill.data.ts'
import { leftInWords } from '../../orders/cart/left-in-words.ts'
import { storefrontTexts } from './texts.ts'

interface CompletingProps {
  store: StoreDetail
  completing: ToComplete
  isBegun: boolean
}

export function Completing({ store, completing, isBegun }: CompletingProps) {
  const t = useText()
  const { items, others, goods_cents: goods } = completing
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { add, isAdding } = useAddAll(completing, count)
  return (
    <section aria-labelledby="completar" className="mt-5 border-t border-line pt-4">
      <h3 id="completar" className="flex items-center gap-2 text-body">
        <Sparkles aria-hidden size={16} strokeWidth={2} />
        {t(storefrontTexts.completing)}
      </h3>
      <p className="mt-1.5 text-label text-ink-2">
        {t(storefrontTexts.wantsSum, { count, price: money(goods) })} {freightInWords(t, completing, isBegun)}
      </p>
      <ul className="mt-3 grid gap-1.5">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 items-center gap-2.5 text-label">
            <span className="w-6 flex-none">
              <CatalogArt product={item.product} foil={item.finish !== 'normal'} decorative sizes="24px" />
            </span>
            <span className="min-w-0 flex-1">
              <Link
                to={paths.product(item.product)}
                className="block truncate rounded-[3px] font-semibold hover:underline"
              >
                {item.product.name}
              </Link>
              <span className="block text-caption text-ink-3 tabular-nums">
                {item.quantity} × {variantInShort(t, { ...item, grade: null, extras: [] })}
              </span>
            </span>
            <Money cents={item.price_cents * item.quantity} />
          </li>
        ))}
      </ul>
      <Button variant="outline" wide className="mt-3" busy={isAdding} onClick={add}>
        {t(storefrontTexts.addAll, { count })}
      </Button>
      {others > 0 && <OtherWants store={store} count={others} />}
    </section>
  )
}

function OtherWants({ store, count }: { store: StoreDetail; count: number }) {
  const t = useText()
  const { pathname } = useLocation()
  const to = pathname.startsWith('/store/') ? pathname : paths.store(store.slug)
  return (
    <Link to={`${to}?lista=procuro#ofertas`} className={`${loneLinkStyle} mt-3 inline-block text-label`}>
      {t(storefrontTexts.others, { count })}
    </Link>
  )
}

/** Says what the freight becomes and what more the whole parcel costs; nothing if no freight is known. */
function freightInWords(t: Translate, completing: ToComplete, isBegun: boolean) {
  const { goods_cents: goods, freight_before_cents: before, freight_cents: after } = completing
  if (before === null || after === null) return ''
  const words = { before: money(before), after: money(after), added: money(goods + after - before) }
  if (!isBegun) return t(after === 0 ? storefrontTexts.freightFirstFree : storefrontTexts.freightFirst, words)
  if (after === 0) return t(before === 0 ? storefrontTexts.freightStaysFree : storefrontTexts.freightToZero, words)
  if (after === before) return t(storefrontTexts.freightSame, words)
  return t(after < before ? storefrontTexts.freightLess : storefrontTexts.freightMore, words)
}

/** The answer is awaited, because a mutation does not call its callbacks once this component is gone. */
function useAddAll({ items }: ToComplete, count: number) {
  const { t } = useEnv()
  const fill = useFillCart()
  const filling = { items: items.map(({ id, quantity }) => ({ id, quantity, bra_center: false })) }
  const add = async () => {
    try {
      const { left } = await fill.mutateAsync(filling)
      if (left.length) toast.warning(leftInWords(left))
      else toast.success(t(storefrontTexts.allAdded, { count }))
    } catch (error) {
      complain(error, t)
    }
  }
  return { add: () => void add(), isAdding: fill.isPending }
}
