import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { useText } from '../../../lib/text.tsx'
import { invoiceTexts } from './texts.ts'

/** Each letter replaces the one before it, so the newest stands first. */
export function CorrectionLetters({ letters }: Pick<Invoice, 'letters'>) {
  const t = useText()
  const { language } = useEnv().visit
  if (letters.length === 0) return null
  return (
    <ol aria-label={t(invoiceTexts.letters)} className="grid gap-1.5 text-label">
      {letters.map(({ number, at, text }, place) => (
        <li key={number}>
          <b className="block">
            {t(invoiceTexts.letter, { number, moment: moment(at, language) })}
            {place > 0 && <span className="font-normal text-ink-2"> · {t(invoiceTexts.letterReplaced)}</span>}
          </b>
          <span className="wrap-anywhere text-ink-2">{text}</span>
        </li>
      ))}
    </ol>
  )
}
