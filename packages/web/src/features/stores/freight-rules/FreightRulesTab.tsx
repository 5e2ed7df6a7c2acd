import type { FreightRule } from '@bra/contract/stores/freight-rules.schemas'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { CarrierAccountPanel } from '../carrier-accounts/CarrierAccountPanel.tsx'
import { useOwnStores } from '../stores/own-stores.data.ts'
import { FreightRuleDialog } from './FreightRuleDialog.tsx'
import { freightRulesQuery } from './freight-rules.data.ts'
import { FreightRulesTable } from './FreightRulesTable.tsx'
import { RemoveFreightRuleDialog } from './RemoveFreightRuleDialog.tsx'
import { freightRuleTexts } from './texts.ts'

export function FreightRulesTab() {
  const t = useText()
  const { current, isPending } = useOwnStores()
  if (current)
    return (
      <div key={current.id} className="grid max-w-4xl gap-8">
        <RulesOfStore storeId={current.id} />
        <CarrierAccountPanel storeId={current.id} />
      </div>
    )
  return isPending ? (
    <Skeleton className="h-72 max-w-3xl" />
  ) : (
    <p className="text-ink-2">{t(freightRuleTexts.noStore)}</p>
  )
}

function RulesOfStore({ storeId }: { storeId: number }) {
  const t = useText()
  const list = useQuery(freightRulesQuery(storeId))
  return (
    <Answer to={list} title={t(freightRuleTexts.failed)} room="h-72 max-w-4xl">
      {({ rules }) => <RuleList storeId={storeId} rules={rules} />}
    </Answer>
  )
}

function RuleList({ storeId, rules }: { storeId: number; rules: FreightRule[] }) {
  const t = useText()
  const [editing, setEditing] = useState<FreightRule | 'new' | null>(null)
  const [leaving, setLeaving] = useState<FreightRule | null>(null)
  const add = (
    <Button icon={<Plus aria-hidden size={16} strokeWidth={2} />} onClick={() => setEditing('new')}>
      {t(freightRuleTexts.add)}
    </Button>
  )
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-[60ch] text-ink-2">{t(freightRuleTexts.hint)}</p>
        {rules.length > 0 && add}
      </div>
      {rules.length === 0 ? (
        <EmptyState picture="/media/scenes/basket.svg" title={t(freightRuleTexts.none)} action={add}>
          {t(freightRuleTexts.noneHint)}
        </EmptyState>
      ) : (
        <FreightRulesTable rules={rules} onEdit={setEditing} onRemove={setLeaving} />
      )}
      {editing && (
        <FreightRuleDialog
          storeId={storeId}
          rule={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      <RemoveFreightRuleDialog key={leaving?.id} storeId={storeId} rule={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}
