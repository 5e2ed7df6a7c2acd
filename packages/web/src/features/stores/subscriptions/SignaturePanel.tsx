import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Signature } from '@bra/contract/stores/subscriptions.schemas'
import { useState } from 'react'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { changeTexts } from './change-texts.ts'
import { changedBySignature } from './plan-tab.data.ts'
import { SignatureDialog, type SignatureStep } from './SignatureDialog.tsx'
import { signatureLines } from './signature-lines.ts'
import { signatureTexts } from './signature-texts.ts'

const tones: Record<Signature['state'], Tone> = {
  pending: 'anil',
  active: 'mata',
  cancellation_scheduled: 'neutral',
  overdue: 'buriti',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** What the store has agreed to, when it is paid next, and what can be done about it. */
export function SignaturePanel({ signature }: { signature: Signature }) {
  const t = useText()
  const { plan, state, paused } = signature
  const isLate = paused || state === 'overdue'
  return (
    <section
      aria-labelledby="assinatura"
      className={`panel flex flex-wrap items-center gap-x-6 gap-y-4 p-4 sm:px-5 ${isLate ? 'border-buriti' : ''}`}
    >
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="assinatura" className="font-sans text-lead font-bold tracking-normal">
            {t(signatureTexts.title, { name: plan.name })}
          </h2>
          <Badge tone={paused ? 'buriti' : tones[state]}>
            {t(paused ? signatureTexts.paused : signatureTexts[state])}
          </Badge>
        </div>
        <p className="mt-0.5 max-w-[68ch] text-ink-2">{signatureLines(t, signature).join(' ')}</p>
      </div>
      {state !== 'pending' && <Actions signature={signature} />}
    </section>
  )
}

function Actions({ signature }: { signature: Signature }) {
  const t = useText()
  const [step, go] = useState<SignatureStep | null>(null)
  const { id, state, card, take_back: takeBack } = signature
  const keep = useCommand(subscriptions.cancelAtDue, {
    tells: true,
    complains: changeTexts.updateFailed,
    refresh: changedBySignature,
  })
  const isEnding = state === 'cancellation_scheduled'
  const quiet = { variant: 'ghost', size: 'small' } as const
  return (
    <div className="grid gap-2">
      <Refusal error={keep.error} />
      <div className="flex flex-wrap gap-2">
        {isEnding && (
          <Button
            variant="tonal"
            size="small"
            busy={keep.isPending}
            onClick={() => keep.mutate({ body: { id, undo: true } })}
          >
            {t(signatureTexts.keep)}
          </Button>
        )}
        {!isEnding && (
          <Button variant="outline" size="small" onClick={() => go('card')}>
            {t(card ? signatureTexts.changeCard : signatureTexts.addCard)}
          </Button>
        )}
        {takeBack && (
          <Button {...quiet} onClick={() => go('take_back')}>
            {t(signatureTexts.takeBack)}
          </Button>
        )}
        {state === 'active' && (
          <Button {...quiet} onClick={() => go('cancel')}>
            {t(signatureTexts.cancel)}
          </Button>
        )}
        <Button {...quiet} onClick={() => go('end')}>
          {t(signatureTexts.end)}
        </Button>
      </div>
      {step && <SignatureDialog signature={signature} step={step} onClose={() => go(null)} />}
    </div>
  )
}
