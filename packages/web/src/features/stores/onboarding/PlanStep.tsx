import { onboarding } from '@bra/contract/stores/onboarding'
import { NewStore } from '@bra/contract/stores/onboarding.schemas'
import { TypedStoreFace } from '@bra/contract/stores/store-face.schemas'
import { inLanguage } from '@bra/contract/kit/both'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { Company } from '@bra/contract/stores/companies.schemas'
import { formatDocument } from '@bra/contract/trade/documents'
import { money } from '@bra/contract/trade/format'
import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Failed } from '../../../lib/Answer.tsx'
import { CallError, callEndpoint } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, SubmitButton } from '../../../lib/form-fields.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { offersOf } from '../subscriptions/SellerPlans.tsx'
import { planToAskFor, plansOnOffer, plansQuery } from '../subscriptions/subscriptions.data.ts'
import { fieldsOf, type TypedFace } from './onboarding.data.ts'
import { ownStoresTexts } from './own-stores-texts.ts'
import { storeOpeningTexts } from './texts.ts'

const Choice = NewStore.pick({ plan: true, accepts_terms: true })

const ofFace = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in TypedStoreFace.shape))

const problemsOf = (issues: { path: PropertyKey[]; message: string }[], language: SiteLanguage) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), inLanguage(message, language)]))

interface PlanStepProps {
  face: TypedFace
  plan: string
  company: Company
  onPlan: (plan: string) => void
  onBack: () => void
  onSent: (message: string) => void
  /** Called if the server refuses fields of the first step, so that they are shown there. */
  onRefused: (fields: Record<string, string>) => void
}

export function PlanStep({ face, plan, company, onPlan, onBack, onSent, onRefused }: PlanStepProps) {
  const t = useText()
  const { call, visit } = useEnv()
  const plans = useQuery(plansQuery)
  const form = useContractForm(Choice, { plan: planToAskFor(plan), accepts_terms: false })
  const send = async (chosen: { plan: string }) => {
    const typed = TypedStoreFace.safeParse(fieldsOf(face))
    if (!typed.success) return onRefused(problemsOf(typed.error.issues, visit.language))
    const body = { ...typed.data, plan: chosen.plan, accepts_terms: true }
    const answer = await callEndpoint(call, onboarding.send, { body }).catch((error: unknown) => {
      const fields = error instanceof CallError ? ofFace(error.fields) : {}
      if (Object.keys(fields).length === 0) throw error
      onRefused(fields)
    })
    if (answer) onSent(answer.message)
  }
  if (!plans.data)
    return plans.error ? (
      <Failed of={plans} title={t(storeOpeningTexts.plansFailed)} />
    ) : (
      <Skeleton className="h-96 max-w-2xl" />
    )
  return (
    <ContractForm form={form} send={send} className="panel flex max-w-2xl flex-col gap-5 p-5 sm:p-7">
      <PlanChoice plans={plansOnOffer(plans.data.plans)} onPlan={onPlan} />
      <section className="rounded-control bg-sunken p-4">
        <h2 className="text-h4">{t(storeOpeningTexts.check)}</h2>
        <Sums className="mt-2">
          <Sum name={t(storeOpeningTexts.name)}>{face.name}</Sum>
          <Sum name={t(storeOpeningTexts.slug)}>{`/${face.slug}`}</Sum>
          <Sum
            name={t(storeOpeningTexts.companyIs)}
          >{`${company.legal_name}, ${formatDocument(company.document)}`}</Sum>
        </Sums>
      </section>
      <div>
        <FormCheckbox name="accepts_terms">{t(storeOpeningTexts.terms)}</FormCheckbox>
        <Link to={paths.text('termos')} target="_blank" className={linkStyle}>
          {t(storeOpeningTexts.termsLink)}
        </Link>
      </div>
      <p className="text-small text-ink-2">{t(ownStoresTexts.whatNext)}</p>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="outline" onClick={onBack}>
          {t(storeOpeningTexts.back)}
        </Button>
        <SubmitButton>{t(storeOpeningTexts.send)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

function PlanChoice({ plans, onPlan }: { plans: Plan[]; onPlan: (plan: string) => void }) {
  const t = useText()
  const { setValue } = useFormContext()
  const chosen = String(useWatch({ name: 'plan' }) ?? '')
  const choose = (code: string) => {
    setValue('plan', code)
    onPlan(code)
  }
  return (
    <div>
      <ChoiceGroup legend={t(storeOpeningTexts.planLegend)}>
        {plans.map((plan) => (
          <Radio
            key={plan.id}
            name="plan"
            value={plan.code}
            checked={chosen === plan.code}
            onChange={() => choose(plan.code)}
            hint={[offersOf(plan, t), ...plan.features].join(' · ')}
          >
            <b>{plan.name}</b>{' '}
            <span className="whitespace-nowrap tabular-nums">
              {plan.price_cents === 0
                ? t(storeOpeningTexts.free)
                : t(storeOpeningTexts.perMonth, { price: money(plan.price_cents) })}
            </span>
          </Radio>
        ))}
      </ChoiceGroup>
      <p className="mt-2 text-small text-ink-2">{t(storeOpeningTexts.planHint)}</p>
    </div>
  )
}
