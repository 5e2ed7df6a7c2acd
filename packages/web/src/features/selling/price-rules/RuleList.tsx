import type { PriceRule } from '@bra/contract/selling/price-rules.schemas'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { useUndoable } from '../../../lib/useUndoable.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { usePriceRuleCall, useScopeNames } from './price-rules.data.ts'
import { ruleFormTexts } from './rule-form-texts.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { wordsOf } from './rule-words.ts'
import { priceRuleTexts } from './texts.ts'

export function RuleList({ storeId, rules }: { storeId: number; rules: PriceRule[] }) {
  const t = useText()
  const [open, setOpen] = useState<PriceRule | 'new' | null>(null)
  const create = (
    <Button icon={<Plus aria-hidden size={20} strokeWidth={1.75} />} onClick={() => setOpen('new')}>
      {t(priceRuleTexts.newRule)}
    </Button>
  )
  return (
    <div>
      {rules.length === 0 && (
        <EmptyState picture="/media/scenes/lantern.svg" title={t(priceRuleTexts.none)} action={create}>
          {t(priceRuleTexts.noneHint)}
        </EmptyState>
      )}
      {rules.length > 0 && (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-[68ch] text-ink-2">{t(priceRuleTexts.intro)}</p>
            {create}
          </div>
          <ol className="grid gap-3">
            {rules.map((rule, at) => (
              <RuleRow key={rule.id} {...{ storeId, rules, rule, at }} onEdit={() => setOpen(rule)} />
            ))}
          </ol>
        </>
      )}
      {open && <RuleDialog storeId={storeId} rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface RuleRowProps {
  storeId: number
  rules: PriceRule[]
  rule: PriceRule
  at: number
  onEdit: () => void
}

function RuleRow({ storeId, rules, rule, at, onEdit }: RuleRowProps) {
  const t = useText()
  const save = usePriceRuleCall('save')
  const order = usePriceRuleCall('order')
  const remove = usePriceRuleCall('remove')
  const undoable = useUndoable()
  const words = wordsOf(rule, useScopeNames(rule.scope), t)
  const { id, position, ...seen } = rule
  const orComplain = { onError: (error: Error) => complain(error, t) }
  const move = (step: number) => {
    const ids = rules.map(({ id }) => id)
    order.mutate(
      { body: { store_id: storeId, ids: ids.with(at, ids[at + step]!).with(at + step, rule.id) } },
      orComplain,
    )
  }
  const takeAway = () => {
    undoable({
      run: () => remove.mutateAsync({ params: { id: rule.id } }),
      undo: () => save.mutateAsync({ body: { ...seen, position, store_id: storeId } }),
      said: t(priceRuleTexts.removed, { name: rule.name }),
      undoLabel: t(priceRuleTexts.undo),
    })
  }
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span className="text-h3 text-ink-3 tabular-nums">{at + 1}</span>
      <div className="min-w-56 flex-1">
        <p className="font-bold">{rule.name}</p>
        <p className="text-label text-ink-2">{words.scope}</p>
        <p className="text-label">
          {words.pricing} <span className="text-ink-3">{words.within}</span>
        </p>
      </div>
      <Switch
        checked={rule.active}
        aria-label={t(priceRuleTexts.on, { name: rule.name })}
        onChange={(event) =>
          save.mutate({ body: { ...seen, id, seen, store_id: storeId, active: event.target.checked } }, orComplain)
        }
      >
        {''}
      </Switch>
      <div className="flex">
        <IconButton label={t(ruleFormTexts.up, { name: rule.name })} disabled={at === 0} onClick={() => move(-1)}>
          <ArrowUp {...icon} />
        </IconButton>
        <IconButton
          label={t(ruleFormTexts.down, { name: rule.name })}
          disabled={at === rules.length - 1}
          onClick={() => move(1)}
        >
          <ArrowDown {...icon} />
        </IconButton>
        <IconButton label={t(priceRuleTexts.editOf, { name: rule.name })} onClick={onEdit}>
          <Pencil {...icon} />
        </IconButton>
        <IconButton label={t(priceRuleTexts.removeOf, { name: rule.name })} onClick={takeAway}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </li>
  )
}
