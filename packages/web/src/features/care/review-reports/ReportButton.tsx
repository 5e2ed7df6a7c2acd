import { Flag } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import { reviewTexts } from '../../stores/reviews/texts.ts'

const ReportReview = lazyPart(async () => (await import('./ReportReview.tsx')).ReportReview)

/** Stands under a review; a visitor without a session is asked to sign in first. */
export function ReportButton({ id, author }: { id: number; author: string }) {
  const t = useText()
  const session = useSession()
  const signInFirst = useSignInFirst()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="-ml-3.5"
        icon={<Flag aria-hidden size={14} strokeWidth={2} />}
        aria-label={t(reviewTexts.reportOf, { author })}
        onClick={() => (session ? setOpen(true) : signInFirst(t(reviewTexts.reportSignIn)))}
      >
        {t(reviewTexts.report)}
      </Button>
      {isOpen && <ReportReview id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
