import { collections } from '@bra/contract/shopping/collections'
import type { CollectionEntry } from '@bra/contract/shopping/collections.schemas'
import { quickLineOf } from '@bra/contract/trade/written-lines'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { keepLinesToEnter } from '../../../lib/lines-to-enter.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { ownStoresQuery } from '../../stores/stores/own-stores.data.ts'
import type { CollectionState } from './collections.data.ts'
import { duplicateTexts } from './duplicate-texts.ts'

const A_PAGE = 96
/** The most lines that bulk entry reads at once. */
const MOST_LINES = 200
const keeping = [1, 2, 4] as const

function useSellingStore() {
  const session = useSession()
  const { data } = useQuery({ ...ownStoresQuery, enabled: session?.user.role === 'supplier' })
  return data?.stores.find(({ status }) => status === 'open') ?? null
}

/** Takes the copies beyond those that a collector keeps to the bulk entry of the own store, where prices are seen first. */
export function OfferDuplicates({ state }: { state: CollectionState }) {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const store = useSellingStore()
  const [kept, setKept] = useState<number>(keeping[0])
  const writing = useMutation({
    mutationFn: async () => {
      const lines: string[] = []
      for (let page = 1; lines.length < MOST_LINES; page++) {
        const query = {
          vision: 'repetidas' as const,
          category_id: state.set,
          search: state.search,
          page,
          per_page: A_PAGE,
        }
        const { items, paginate } = await callEndpoint(call, collections.list, { query })
        lines.push(...items.flatMap((entry) => lineBeyond(entry, kept)))
        if (page >= paginate.last_page) break
      }
      return lines.slice(0, MOST_LINES)
    },
    onSuccess: (lines) => {
      if (lines.length === 0) return toast.info(t(duplicateTexts.none, { count: kept }))
      keepLinesToEnter(lines)
      return navigate(paths.productRegister(store!.id))
    },
    onError: (error) => complain(error, t),
  })
  if (!store)
    return (
      <p className="mb-3 text-label text-ink-2">
        {t(duplicateTexts.noStore)}{' '}
        <Link to={paths.becomeSeller()} className={linkStyle}>
          {t(duplicateTexts.openStore)}
        </Link>
      </p>
    )
  return (
    <div className="panel mb-3 flex flex-wrap items-end gap-3 p-4">
      <p className="min-w-0 flex-1 basis-60 text-label text-ink-2">{t(duplicateTexts.hint)}</p>
      <div className="w-36">
        <Select label={t(duplicateTexts.keep)} value={kept} onChange={({ target }) => setKept(Number(target.value))}>
          {keeping.map((count) => (
            <option key={count} value={count}>
              {t(duplicateTexts.copies, { count })}
            </option>
          ))}
        </Select>
      </div>
      <Button
        variant="tonal"
        busy={writing.isPending}
        icon={<Store aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => writing.mutate()}
      >
        {t(duplicateTexts.offer)}
      </Button>
    </div>
  )
}

function lineBeyond({ product, item }: CollectionEntry, kept: number) {
  if (!item || item.in_own_store || item.quantity <= kept) return []
  return quickLineOf({ ...item, product, quantity: item.quantity - kept }) ?? []
}

export function OfferCopies({ entry: { product, item } }: { entry: CollectionEntry }) {
  const t = useText()
  const navigate = useNavigate()
  const store = useSellingStore()
  const line = item && !item.in_own_store && quickLineOf({ ...item, product })
  if (!store || !line) return null
  const press = () => {
    keepLinesToEnter([line])
    void navigate(paths.productRegister(store.id))
  }
  return (
    <Button
      size="small"
      variant="outline"
      aria-label={t(duplicateTexts.offerOne, { name: product.name })}
      onClick={press}
    >
      {t(duplicateTexts.offerThis)}
    </Button>
  )
}
