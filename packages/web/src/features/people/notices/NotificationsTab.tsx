import type { NoticePreference } from '@bra/contract/people/notices.schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from '../../../lib/Answer.tsx'
import { CallError } from '../../../lib/call.ts'
import { useText } from '../../../lib/text.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { toast } from '../../../ui/toast.ts'
import { pushTexts } from '../push-devices/texts.ts'
import { kindTexts } from './kind-texts.ts'
import { useChoose } from './notices.changes.ts'
import { preferencesQuery } from './notices.data.ts'
import { noticeTexts } from './texts.ts'

type Way = 'by_notice' | 'by_email' | 'by_push'
const wayTexts = { by_notice: noticeTexts.byNotice, by_email: noticeTexts.byEmail, by_push: pushTexts.byPush } as const

interface NotificationsTabProps {
  /** True if notices also go to devices of the person. */
  hasDevices: boolean
  children: ReactNode
}

export function NotificationsTab({ hasDevices, children }: NotificationsTabProps) {
  const t = useText()
  const answer = useQuery(preferencesQuery)
  const choose = useChoose()
  const save = (chosen: NoticePreference) =>
    choose.mutate(chosen, { onSuccess: ({ message }) => toast.success(message) })
  const wayColumn = (way: Way): Column<NoticePreference> => ({
    key: way,
    header: t(wayTexts[way]),
    cell: (row) => (
      <Switch
        checked={row[way]}
        disabled={row.kind === 'security' || (way === 'by_push' && !row.by_notice)}
        onChange={(event) => save({ ...row, [way]: event.target.checked })}
      >
        <span className="sr-only">{`${t(kindTexts[row.kind].name)}: ${t(wayTexts[way])}`}</span>
      </Switch>
    ),
    className: 'w-18 px-1! sm:w-24 sm:px-3!',
  })
  const columns: Column<NoticePreference>[] = [
    { key: 'kind', header: t(noticeTexts.kind), cell: (row) => <Kind kind={row.kind} /> },
    wayColumn('by_notice'),
    wayColumn('by_email'),
    ...(hasDevices ? [wayColumn('by_push')] : []),
  ]
  if (answer.error) return <Failed of={answer} title={t(noticeTexts.failed)} />
  return (
    <div className="flex flex-col gap-4">
      {children}
      <p className="text-ink-2">{t(noticeTexts.choicesHint)}</p>
      {choose.isError && (
        <p role="alert" className="font-semibold text-urucum">
          {choose.error instanceof CallError ? choose.error.message : t(noticeTexts.notSaved)}
        </p>
      )}
      {answer.data ? (
        <Table
          caption={t(noticeTexts.choices)}
          columns={columns}
          rows={answer.data.preferences}
          rowKey={({ kind }) => kind}
          density="roomy"
        />
      ) : (
        <SkeletonRows rows={5} className="h-17" />
      )}
    </div>
  )
}

function Kind({ kind }: Pick<NoticePreference, 'kind'>) {
  const t = useText()
  return (
    <>
      <span className="block font-semibold">{t(kindTexts[kind].name)}</span>
      <span className="block text-small text-ink-3">{t(kindTexts[kind].hint)}</span>
    </>
  )
}
