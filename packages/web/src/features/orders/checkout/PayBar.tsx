import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { daysQuery, REGRET_DAYS } from '../orders/orders.data.ts'
import type { PayAct } from './payment-step.ts'
import { checkoutTexts } from './texts.ts'

type PayBarProps = Pick<ComponentProps<typeof Button>, 'type' | 'onClick'> & { act: PayAct }

export function PayBar({ act, ...press }: PayBarProps) {
  const t = useText()
  const { data: regret } = useQuery(daysQuery('regret_days'))
  return (
    <>
      {/* The terms stand before the button, which stays in view and could be pressed before they are read. */}
      <p className="mt-5 max-w-[68ch] text-label text-ink-2">
        {t(checkoutTexts.regret, { count: Number(regret?.value ?? REGRET_DAYS) })}{' '}
        <Reading path={paths.text('devolucao')}>{t(checkoutTexts.regretLink)}</Reading> {t(checkoutTexts.terms)}{' '}
        <Reading path={paths.text('termos')}>{t(checkoutTexts.termsLink)}</Reading>.
      </p>
      <div className="sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 rounded-b-panel border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button size="large" className="max-sm:w-full" busy={act.isPaying} disabled={act.waitsFor !== null} {...press}>
          {act.text}
        </Button>
        {act.waitsFor && <p className="mt-2 text-label font-semibold text-urucum">{act.waitsFor}</p>}
      </div>
    </>
  )
}

/** The text opens in a new tab, so that the checkout is not lost. */
function Reading({ path, children }: { path: string; children: string }) {
  const t = useText()
  return (
    <a href={path} target="_blank" rel="noreferrer" className={linkStyle}>
      {children}
      <span className="sr-only"> {t(checkoutTexts.newTab)}</span>
    </a>
  )
}
