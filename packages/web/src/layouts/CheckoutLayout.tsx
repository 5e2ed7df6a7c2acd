import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { checkoutTexts } from '../features/orders/checkout/texts.ts'
import { NoticeBell } from '../features/people/notices/NoticeBell.tsx'
import { paths } from '../lib/paths.ts'
import { ProgressSlot } from '../lib/progress-slot.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { loneLinkStyle } from '../ui/linkStyle.ts'
import { WorkFrame } from './WorkFrame.tsx'

/** The layout has no links that lead away by accident. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const actions = (
    <>
      <div
        ref={setSlot}
        className="mx-auto flex min-h-7 items-center max-lg:order-last max-lg:mx-0 max-lg:basis-full"
      />
      <span className="inline-flex items-center gap-2 text-label text-ink-2 max-lg:ml-auto max-[359px]:sr-only">
        <LockKeyhole aria-hidden size={16} strokeWidth={2} />
        <span className="max-sm:sr-only">{t(checkoutTexts.secure)}</span>
      </span>
      <Link to={paths.questions()} className={`${loneLinkStyle} text-label max-[359px]:ml-auto`}>
        {t(checkoutTexts.help)}
      </Link>
      <NoticeBell />
    </>
  )
  return (
    <WorkFrame name={t(siteTexts.brand)} actions={actions}>
      <ProgressSlot value={slot}>{children}</ProgressSlot>
    </WorkFrame>
  )
}
