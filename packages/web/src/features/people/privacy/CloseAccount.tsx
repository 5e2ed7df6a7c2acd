import { date } from '@bra/contract/trade/format'
import { privacy } from '@bra/contract/people/privacy'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Notice } from '../../../ui/states.tsx'
import { CloseAccountDialog } from './CloseAccountDialog.tsx'
import { closureQuery } from './privacy.data.ts'
import { privacyTexts } from './texts.ts'

export function CloseAccount() {
  const t = useText()
  const { data: closure } = useSuspenseQuery(closureQuery)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t(privacyTexts.closing)} hint={t(privacyTexts.closingHint)}>
      {closure.closes_at ? (
        <Requested closesAt={closure.closes_at} />
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t(privacyTexts.closeAccount)}
        </Button>
      )}
      {closure.waits_for.length > 0 && (
        <>
          <p className="mt-4 font-semibold">{t(privacyTexts.waitsFor)}</p>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {closure.waits_for.map((matter) => (
              <li key={matter}>{matter}</li>
            ))}
          </ul>
        </>
      )}
      <CloseAccountDialog open={isOpen} waitsFor={closure.waits_for} onClose={() => setIsOpen(false)} />
    </Section>
  )
}

function Requested({ closesAt }: { closesAt: string }) {
  const t = useText()
  const cancel = useCommand(privacy.cancelClosure, {
    tells: true,
    complains: formTexts.failed,
    onSettled: useRefresh([closureQuery]),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>{t(privacyTexts.closesOn, { day: date(closesAt) })}</Notice>
      <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
        {t(privacyTexts.keepAccount)}
      </Button>
    </div>
  )
}
