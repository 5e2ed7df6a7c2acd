import { money } from '@bra/contract/trade/format'
import { Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardThumb } from '../../../ui/CardThumb.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ScrollFrame } from '../../../ui/ScrollFrame.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { GameBack } from '../../catalogue/catalog/GameBack.tsx'
import { evidenceOf, farBy } from '../../prices/fair-prices/fair-prices.data.ts'
import { fairPriceTexts } from '../../prices/fair-prices/texts.ts'
import type { Draft, Entered } from './draft.ts'
import { useSaveEntries } from './bulk-entry.data.ts'
import { bulkEntryTexts } from './texts.ts'

interface EnteredListProps {
  storeId: number
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
}

export function EnteredList({ storeId, draft, change }: EnteredListProps) {
  const t = useText()
  const [ifExists, setIfExists] = useState<'add' | 'replace'>('add')
  const { save, busy } = useSaveEntries(storeId, draft, change)
  const { entered } = draft
  const remove = ({ key, product }: Entered) => {
    change((before) => ({ ...before, entered: before.entered.filter((one) => one.key !== key) }))
    toast.info(t(bulkEntryTexts.undone, { name: product.name }))
  }
  const saveAll = async () => {
    try {
      const { saved, refused, waiting } = await save(ifExists)
      if (saved > 0) toast.success(t(bulkEntryTexts.allSaved, { count: saved }))
      if (waiting > 0) toast.warning(t(bulkEntryTexts.someWait, { count: waiting }))
      if (refused > 0) toast.warning(t(bulkEntryTexts.someRefused, { count: refused }))
    } catch (error) {
      complain(error, t, bulkEntryTexts.saveFailed)
    }
  }
  const total = entered.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0)
  return (
    <section aria-labelledby="entered" className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="entered" className="text-h3">
          {t(bulkEntryTexts.entered)}
        </h2>
        {entered[0] && (
          <Button
            variant="ghost"
            size="small"
            icon={<Undo2 aria-hidden size={16} strokeWidth={2} />}
            onClick={() => remove(entered[0]!)}
          >
            {t(bulkEntryTexts.undo)}
          </Button>
        )}
      </div>
      <p role="status" className="text-label text-ink-2 tabular-nums">
        {entered.length > 0 && `${t(bulkEntryTexts.enteredCount, { count: entered.length })}, ${money(total)}`}
      </p>
      {entered.length === 0 && (
        <EmptyState title={t(bulkEntryTexts.none)} level={3} picture="/media/scenes/basket.svg">
          {t(bulkEntryTexts.noneHint)}
        </EmptyState>
      )}
      {entered.length > 0 && (
        <>
          <ScrollFrame label={t(bulkEntryTexts.entered)} className="mt-3 max-h-[32rem] overflow-y-auto">
            <ul className="divide-y divide-line">
              {entered.map((one) => (
                <EnteredRow key={one.key} one={one} onRemove={() => remove(one)} />
              ))}
            </ul>
          </ScrollFrame>
          <div className="mt-4 grid gap-3 border-t border-line pt-4">
            <Select
              label={t(bulkEntryTexts.ifExists)}
              value={ifExists}
              onChange={(event) => setIfExists(event.target.value as 'add' | 'replace')}
            >
              <option value="add">{t(bulkEntryTexts.add)}</option>
              <option value="replace">{t(bulkEntryTexts.replace)}</option>
            </Select>
            <Button wide busy={busy} onClick={() => void saveAll()}>
              {t(bulkEntryTexts.saveAll, { count: entered.length })}
            </Button>
            <p className="text-small text-ink-3">{t(bulkEntryTexts.kept)}</p>
          </div>
        </>
      )}
    </section>
  )
}

function EnteredRow({ one, onRemove }: { one: Entered; onRemove: () => void }) {
  const t = useText()
  const { product, condition, language, finish, extras, quantity, price_cents, problem } = one
  const far = farBy(price_cents, product.fair)
  // Drafts that an earlier version kept in the browser have no game.
  const game: string | undefined = product.category.business
  const variant = [
    product.type === 'tcg' ? `${condition} ${t(tradeTexts[condition])}` : t(tradeTexts.lacrado),
    t(tradeTexts[language]),
    ...(finish === 'normal' ? [] : [t(tradeTexts[finish])]),
    ...extras.map((extra) => t(tradeTexts[extra])),
  ]
  return (
    <li className="flex items-start gap-3 py-2.5">
      {product.type === 'tcg' && (
        <span className="w-8.5 flex-none">
          <CardThumb src={product.image} back={game && <GameBack game={game} />} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {product.name} <span className="font-normal text-ink-2">{product.code}</span>
        </p>
        <p className="text-label text-ink-2">{variant.join(', ')}</p>
        {product.fair && (
          <p className={far === null ? 'text-small text-ink-3' : 'text-small font-semibold text-buriti'}>
            {far === null
              ? `${t(bulkEntryTexts.fairShort)} ${money(product.fair.price_cents)}, ${evidenceOf(product.fair, t)}`
              : t(far > 0 ? fairPriceTexts.farAbove : fairPriceTexts.farBelow, { percent: Math.abs(far) })}
          </p>
        )}
        <FieldError id={`problem-${one.key}`}>{problem ?? undefined}</FieldError>
      </div>
      <p className="text-right whitespace-nowrap tabular-nums">
        {quantity} × <strong>{money(price_cents)}</strong>
      </p>
      <IconButton compact label={t(bulkEntryTexts.remove, { name: product.name })} onClick={onRemove}>
        <X aria-hidden size={16} strokeWidth={2} />
      </IconButton>
    </li>
  )
}
