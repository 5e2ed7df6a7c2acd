import { curation } from '@bra/contract/curation'
import type { CuratedProduct } from '@bra/contract/curation.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ask, askKeeping } from '../../lib/query.ts'
import { ReasonDialog } from '../../lib/ReasonDialog.tsx'
import { useText } from '../../lib/text.tsx'
import { Radio } from '../../ui/choices.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.ts'

const FOUND = 8
const counted = ['offers', 'carts', 'orders', 'sales', 'collections', 'wants', 'favorites'] as const

/** Makes a duplicate part of another product, once it is seen what moves. */
export function MergeDialog({ product, onClose }: { product: CuratedProduct; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const [into, setInto] = useState<CuratedProduct | null>(null)
  const merge = async (reason: string) => {
    if (!into) {
      toast.error(t('curation.chooseFirst'))
      return
    }
    const input = { params: { id: product.id }, body: { into_id: into.id, reason } }
    const { message } = await callEndpoint(call, curation.merge, input)
    await client.invalidateQueries({ queryKey: [routeOf(curation.products)] })
    toast.success(message)
    onClose()
  }
  return (
    <ReasonDialog
      title={t('curation.mergeOf', { name: product.name })}
      action={t('curation.merge')}
      isDangerous
      send={merge}
      onClose={onClose}
    >
      <p>{t('curation.mergeHint', { code: product.code })}</p>
      <Choice product={product} chosen={into} onChoose={setInto} />
      {into && <Preview id={product.id} into={into} />}
    </ReasonDialog>
  )
}

interface ChoiceProps {
  product: CuratedProduct
  chosen: CuratedProduct | null
  onChoose: (product: CuratedProduct) => void
}

function Choice({ product, chosen, onChoose }: ChoiceProps) {
  const t = useText()
  const [typed, setTyped] = useState(product.name)
  const { data } = useQuery(askKeeping(curation.products, { query: { q: typed, per_page: FOUND } }))
  const found = data?.products.filter(({ id }) => id !== product.id) ?? []
  return (
    <div className="text-ink">
      <TextInput
        type="search"
        label={t('curation.searchOther')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="mt-2 max-h-52 overflow-y-auto">
        {data && found.length === 0 && <p role="status">{t('curation.none')}</p>}
        {found.map((other) => (
          <Radio key={other.id} name="into" checked={chosen?.id === other.id} onChange={() => onChoose(other)}>
            {other.name}
            <span className="block text-label text-ink-2">
              {other.code} · {other.category.name}
            </span>
          </Radio>
        ))}
      </div>
    </div>
  )
}

function Preview({ id, into }: { id: number; into: CuratedProduct }) {
  const t = useText()
  const { data } = useQuery({ ...ask(curation.preview, { params: { id, into_id: into.id } }), staleTime: 0 })
  if (!data) return null
  return (
    <div role="status" className="rounded-control bg-sunken p-3 text-ink">
      <p className="mb-2 font-semibold">{t('curation.moves', { name: `${into.name} (${into.code})` })}</p>
      <Facts facts={counted.map((kind) => [t(`curation.${kind}`), String(data[kind])])} />
    </div>
  )
}
