import { date } from '@bra/contract/trade/format'
import { privacy } from '@bra/contract/people/privacy'
import type { Consent, ConsentDocument } from '@bra/contract/people/privacy.schemas'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Section } from '../../../ui/Section.tsx'
import { preferencesQuery } from '../notices/notices.data.ts'
import { consentsQuery } from './privacy.data.ts'
import { privacyTexts } from './texts.ts'

const pages: Record<ConsentDocument, string> = {
  terms: paths.text('termos'),
  privacy: paths.text('privacidade'),
  marketing: paths.text('privacidade'),
  analytics: paths.text('privacidade'),
}

export function Consents() {
  const t = useText()
  const { consents } = useSuspenseQuery(consentsQuery).data
  const decide = useCommand(privacy.giveConsent, {
    input: (decision: Pick<Consent, 'document' | 'accepted'>) => ({ body: decision }),
    tells: true,
    complains: formTexts.failed,
    // News by mail is also one of the switches of the notices.
    onSettled: useRefresh([consentsQuery, preferencesQuery]),
  })
  const pending = decide.isPending ? decide.variables : null
  return (
    <Section title={t(privacyTexts.consents)} hint={t(privacyTexts.consentsHint)}>
      <ul className="divide-y divide-line">
        {consents.map((consent) => (
          <li key={consent.document} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-72">
              <b>{t(privacyTexts[consent.document])}</b>
              <p className="text-small text-ink-3">{t(privacyTexts[`${consent.document}Hint`])}</p>
              <p className="text-small text-ink-3 tabular-nums">
                <Decision consent={consent} />{' '}
                <Link to={pages[consent.document]} className={loneLinkStyle}>
                  {t(privacyTexts.readText)}
                </Link>
              </p>
            </div>
            {consent.required ? (
              <NewVersion consent={consent} onAccept={() => decide.mutate({ ...consent, accepted: true })} />
            ) : (
              <Switch
                checked={pending?.document === consent.document ? pending.accepted : consent.accepted}
                onChange={({ target }) => decide.mutate({ document: consent.document, accepted: target.checked })}
              >
                <span className="sr-only">{t(privacyTexts[consent.document])}</span>
              </Switch>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Decision({ consent }: { consent: Consent }) {
  const t = useText()
  if (!consent.decided_at) return t(privacyTexts.undecided)
  const values = { day: date(consent.decided_at), version: date(consent.accepted_version ?? consent.version) }
  return t(consent.accepted ? privacyTexts.acceptedOn : privacyTexts.refusedOn, values)
}

function NewVersion({ consent, onAccept }: { consent: Consent; onAccept: () => void }) {
  const t = useText()
  if (consent.accepted_version === consent.version) return null
  return (
    <Button variant="tonal" size="small" onClick={onAccept}>
      {t(privacyTexts.acceptVersion, { version: date(consent.version) })}
    </Button>
  )
}
