import type { FreightRule } from '@bra/contract/stores/freight-rules.schemas'
import { money, whole } from '@bra/contract/trade/format'
import { Pencil, Trash2 } from 'lucide-react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { placesOf } from './freight-rules.data.ts'
import { freightRuleTexts } from './texts.ts'

interface FreightRulesTableProps {
  rules: FreightRule[]
  onEdit: (rule: FreightRule) => void
  onRemove: (rule: FreightRule) => void
}

export function FreightRulesTable({ rules, ...acts }: FreightRulesTableProps) {
  const t = useText()
  return (
    <Table
      caption={t(freightRuleTexts.list)}
      columns={columnsOf(t, acts)}
      rows={rules}
      rowKey={({ id }) => String(id)}
      card={(rule) => (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="font-bold">{placesOf(rule.states, t)}</p>
            <p className="text-label text-ink-2 tabular-nums">
              {valueOf(t, rule)} · {weightOf(t, rule)}
            </p>
          </div>
          <RuleButtons rule={rule} {...acts} />
        </div>
      )}
    />
  )
}

const valueOf = (t: Translate, { from_cents: cents }: FreightRule) =>
  cents ? t(freightRuleTexts.fromPrice, { price: money(cents) }) : t(freightRuleTexts.anyValue)

const weightOf = (t: Translate, { up_to_grams: grams }: FreightRule) =>
  grams === null ? t(freightRuleTexts.anyWeight) : t(freightRuleTexts.upTo, { grams: whole(grams) })

const columnsOf = (t: Translate, acts: Omit<FreightRulesTableProps, 'rules'>): Column<FreightRule>[] => [
  { key: 'places', header: t(freightRuleTexts.places), cell: ({ states }) => <b>{placesOf(states, t)}</b> },
  { key: 'from', header: t(freightRuleTexts.from), cell: (rule) => valueOf(t, rule) },
  { key: 'weight', header: t(freightRuleTexts.weight), cell: (rule) => weightOf(t, rule) },
  {
    key: 'acts',
    header: t(siteTexts.actions),
    hiddenHeader: true,
    className: 'w-28',
    cell: (rule) => <RuleButtons rule={rule} {...acts} />,
  },
]

function RuleButtons({ rule, onEdit, onRemove }: Omit<FreightRulesTableProps, 'rules'> & { rule: FreightRule }) {
  const t = useText()
  const places = placesOf(rule.states, t)
  return (
    <span className="flex justify-end">
      <IconButton label={t(freightRuleTexts.edit, { places })} onClick={() => onEdit(rule)}>
        <Pencil aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={t(freightRuleTexts.removeOf, { places })} onClick={() => onRemove(rule)}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  )
}
