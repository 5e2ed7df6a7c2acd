import type { Act } from '@bra/contract/people/audit.schemas'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { officeTitles } from '../../../lib/office-titles.ts'
import { useText } from '../../../lib/text.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { actKindTexts } from './act-kind-texts.ts'
import { changedFields, changeInALine } from './changed-fields.ts'
import { auditTexts } from './texts.ts'

export function ActsTable({ acts }: { acts: Act[] }) {
  const t = useText()
  const { language } = useEnv().visit
  const columns: Column<Act>[] = [
    {
      key: 'at',
      header: t(auditTexts.when),
      cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{moment(at, language)}</span>,
    },
    { key: 'operator', header: t(auditTexts.who), cell: ({ operator }) => operator.name },
    { key: 'kind', header: t(auditTexts.kind), cell: ({ kind }) => t(actKindTexts[kind]) },
    {
      key: 'title',
      header: t(auditTexts.subject),
      cell: ({ title }) => <span className="font-semibold">{title}</span>,
    },
    { key: 'change', header: t(auditTexts.change), cell: (act) => <Change act={act} /> },
    { key: 'reason', header: t(auditTexts.why), cell: ({ reason }) => reason },
  ]
  return (
    <Table
      caption={t(officeTitles.acts)}
      columns={columns}
      rows={acts}
      rowKey={({ id }) => String(id)}
      card={(act) => (
        <div className="grid gap-1">
          <p className="font-semibold">
            {t(actKindTexts[act.kind])}: {act.title}
          </p>
          <Change act={act} />
          {act.reason && <p className="text-ink-2">{act.reason}</p>}
          <p className="text-label text-ink-3 tabular-nums">
            {act.operator.name}, {moment(act.at, language)}
          </p>
        </div>
      )}
    />
  )
}

function Change({ act }: { act: Act }) {
  const { t, visit } = useEnv()
  const line = changeInALine(act, t)
  if (line) return line
  const changed = changedFields(act, { t, language: visit.language })
  if (changed.length === 0) return null
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{t(auditTexts.seeChange)}</summary>
      <dl className="grid max-w-[44ch] gap-1.5 pb-2">
        {changed.map(({ name, before: was, after: is }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="text-label text-ink-3">{name}</dt>
            <dd>{was === null ? is : `${was} → ${is}`}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
