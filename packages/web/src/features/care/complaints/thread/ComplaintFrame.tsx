import type { Complaint } from '@bra/contract/care/complaints.schemas'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Answer } from '../../../../lib/Answer.tsx'
import { Head } from '../../../../lib/head.tsx'
import { PageTop } from '../../../../lib/PageTop.tsx'
import { useText } from '../../../../lib/text.tsx'
import { complaintQuery, type Side } from '../complaints.data.ts'
import { titleOf } from '../complaint-words.ts'
import { ComplaintHead } from './ComplaintHead.tsx'
import { ComplaintView } from './ComplaintView.tsx'
import { complaintThreadTexts } from './texts.ts'

interface ComplaintFrameProps {
  id: number
  you: Side
  parents: { name: string; path: string }[]
  orderPath: (complaint: Complaint) => string
  Panel: ComponentType<{ complaint: Complaint }>
  /** In milliseconds; for readers who get no live events about changes. */
  pollEvery?: number
}

export function ComplaintFrame({ id, you, parents, orderPath, Panel, pollEvery }: ComplaintFrameProps) {
  const t = useText()
  const answer = useQuery({
    ...complaintQuery(you, id),
    refetchOnWindowFocus: true,
    ...(pollEvery && { refetchInterval: pollEvery }),
  })
  const name = t(complaintThreadTexts.short, { id: String(id) })
  return (
    <>
      <Head title={answer.data ? titleOf(t, answer.data) : name} hidden />
      <PageTop title={name} parents={parents}>
        {answer.data ? (
          <ComplaintHead complaint={answer.data} orderPath={orderPath(answer.data)} />
        ) : (
          <h1 className="mt-1 sm:mt-3">{name}</h1>
        )}
      </PageTop>
      <Answer to={answer} className="mt-5" room="h-[40rem] rounded-panel" endsPage>
        {(complaint) => <ComplaintView complaint={complaint} answer={<Panel complaint={complaint} />} />}
      </Answer>
    </>
  )
}
