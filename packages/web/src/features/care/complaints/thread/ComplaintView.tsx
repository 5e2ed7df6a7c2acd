import type { Complaint } from '@bra/contract/care/complaints.schemas'
import type { ReactNode } from 'react'
import { useMediaQuery } from '../../../../ui/useMediaQuery.ts'
import { ContestedLines } from './ContestedLines.tsx'
import { Conversation } from './Conversation.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'
import { PhotosPanel } from './PhotosPanel.tsx'
import { StepsPanel } from './StepsPanel.tsx'

interface ComplaintViewProps {
  complaint: Complaint
  /** A phone shows the answer before the evidence. */
  answer: ReactNode
}

export function ComplaintView({ complaint, answer }: ComplaintViewProps) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5">
        <ContestedLines complaint={complaint} />
        {!isWide && answer}
        <PhotosPanel complaint={complaint} />
        <Conversation complaint={complaint} />
      </div>
      <div className="grid min-w-0 gap-5">
        {isWide && answer}
        <StepsPanel complaint={complaint} />
        <MoneyPanel money={complaint.money} />
      </div>
    </div>
  )
}
