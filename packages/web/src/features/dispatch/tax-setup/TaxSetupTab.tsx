import { taxSetup } from '@bra/contract/dispatch/tax-setup'
import type { TaxSetup } from '@bra/contract/dispatch/tax-setup.schemas'
import { useQuery } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import type { Company } from '@bra/contract/stores/companies.schemas'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { useCommand } from '../../../lib/command.ts'
import { paths } from '../../../lib/paths.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { Notice } from '../../../ui/states.tsx'
import { CertificatePart } from './CertificatePart.tsx'
import { taxSetupQuery } from './tax-setup.data.ts'
import { TaxSetupForm } from './TaxSetupForm.tsx'
import { taxSetupTexts } from './texts.ts'
import { TrialPart } from './TrialPart.tsx'

export function TaxSetupTab({ company }: { company: Company | null }) {
  const t = useText()
  const answer = useQuery(taxSetupQuery)
  return (
    <Answer to={answer} title={t(taxSetupTexts.failed)} room="h-96 max-w-2xl">
      {({ setup }) => (
        <div className="grid items-start gap-5 max-xl:max-w-2xl xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="xl:col-span-2">
            <Readiness setup={setup} />
          </div>
          {setup.model === 99 ? (
            <PersonPart />
          ) : (
            <>
              {company && <CertificatePart key={setup.certificate?.valid_until} certificate={setup.certificate} />}
              {company && <TaxSetupForm key={company.crt} setup={setup} crt={company.crt} />}
            </>
          )}
          {setup.missing.length === 0 && setup.model === 55 && !setup.tried && <TrialPart />}
          {setup.missing.length === 0 && <Service />}
        </div>
      )}
    </Answer>
  )
}

const tabOf = { company: '', address: 'endereco', state_registration: '' } as const

function Readiness({ setup: { missing, environment, model } }: { setup: TaxSetup }) {
  const t = useText()
  if (missing.length === 0)
    return (
      <Notice tone="mata">
        {t(model === 55 && environment === 2 ? taxSetupTexts.readyTest : taxSetupTexts.ready)}
      </Notice>
    )
  return (
    <Notice tone="buriti">
      <span className="font-semibold">{t(taxSetupTexts.missing)}</span>
      <ul className="mt-1 list-disc pl-5">
        {missing.map((what) => (
          <li key={what}>
            {what in tabOf ? (
              <Link to={paths.company(tabOf[what as keyof typeof tabOf])} className={linkStyle}>
                {t(taxSetupTexts[what])}
              </Link>
            ) : (
              t(taxSetupTexts[what])
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function PersonPart() {
  const t = useText()
  return (
    <section aria-labelledby="dce" className="panel col-span-full grid gap-3 p-5">
      <h2 id="dce" className="text-h3">
        {t(taxSetupTexts.personTitle)}
      </h2>
      <p>{t(taxSetupTexts.personHint)}</p>
      <p className="text-ink-2">{t(taxSetupTexts.personWarning)}</p>
    </section>
  )
}

function Service() {
  const t = useText()
  const asking = useCommand(taxSetup.service)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        size="small"
        icon={<Radio aria-hidden size={16} strokeWidth={2} />}
        busy={asking.isPending}
        onClick={() => asking.mutate({})}
      >
        {t(taxSetupTexts.service)}
      </Button>
      <p role="status">{asking.data?.message}</p>
      <Refusal error={asking.error} />
    </div>
  )
}
