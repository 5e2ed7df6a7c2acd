import { undecided } from '@bra/contract/care/complaint-states'
import type { Complaint } from '@bra/contract/care/complaints.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Changed } from '../complaints.data.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { type SureAction, SureDialog } from './SureDialog.tsx'
import { complaintThreadTexts } from './texts.ts'

type Asked = SureAction | 'dispute'

const main: Asked[] = ['take_back', 'confirm_arrival']
const others: Asked[] = ['dispute', 'withdraw', 'block']
const texts: Record<Asked, SiteText> = {
  take_back: complaintThreadTexts.takeBack,
  confirm_arrival: complaintThreadTexts.confirmArrival,
  dispute: complaintThreadTexts.dispute,
  withdraw: complaintThreadTexts.withdraw,
  block: complaintThreadTexts.block,
}

export function AnswerPanel({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const follow = ({ message }: Changed) => {
    close()
    toast.success(message)
  }
  const offered = (of: Asked[]) => of.filter((action) => complaint.actions.includes(action))
  const isDecided = !undecided.includes(complaint.state)
  return (
    <div className="grid gap-3">
      {isDecided ? (
        <OutcomePanel complaint={complaint}>
          {offered(main).map((action) => (
            <Button key={action} wide onClick={() => setAsked(action)}>
              {t(texts[action])}
            </Button>
          ))}
        </OutcomePanel>
      ) : (
        <ProposalPanel complaint={complaint} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {offered(others).map((action) => (
          <Button key={action} variant="outline" size="small" onClick={() => setAsked(action)}>
            {t(texts[action])}
          </Button>
        ))}
      </div>
      {asked === 'dispute' && <DisputeDialog complaint={complaint} onClose={close} onChanged={follow} />}
      {asked !== null && asked !== 'dispute' && (
        <SureDialog action={asked} title={t(texts[asked])} {...{ complaint }} onClose={close} onChanged={follow} />
      )}
    </div>
  )
}
