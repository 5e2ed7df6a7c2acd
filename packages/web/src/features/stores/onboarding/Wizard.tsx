import type { Company } from '@bra/contract/stores/companies.schemas'
import type { DraftPart, StoreDraft } from '@bra/contract/stores/store-draft.schemas'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Failed } from '../../../lib/Answer.tsx'
import type { FormDraft } from '../../../lib/form.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { ProgressSteps } from '../../../ui/ProgressSteps.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StepFrame } from '../../../ui/StepFrame.tsx'
import { toast } from '../../../ui/toast.ts'
import { companyQuery } from '../companies/companies.data.ts'
import { useReloadCurrentUser } from '../../people/sessions/sessions.data.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { FaceStep } from './FaceStep.tsx'
import { Gate } from './Gate.tsx'
import { useReloadStores, type TypedFace } from './onboarding.data.ts'
import { PlanStep } from './PlanStep.tsx'
import { storeOpeningTexts } from './texts.ts'
import { useDraft } from './useDraft.ts'
import { useStepInAddress } from './useStepInAddress.ts'

const steps = [
  storeOpeningTexts.stepFace,
  storeOpeningTexts.stepCompany,
  storeOpeningTexts.stepBank,
  storeOpeningTexts.stepPlan,
] as const

export interface BankStepProps {
  company: Company
  draft: FormDraft
  onBack: () => void
  onDone: () => void
}

interface WizardProps {
  BankStep: ComponentType<BankStepProps>
}

export function Wizard({ BankStep }: WizardProps) {
  const t = useText()
  const { draft, save, forget, kept } = useDraft()
  const [refused, setRefused] = useState<Record<string, string>>({})
  useStepInAddress(draft?.step, (step) => draft && save({ ...draft, step }))
  if (kept.error) return <Failed of={kept} title={t(storeOpeningTexts.draftFailed)} />
  if (!draft) return <Skeleton className="mt-5 h-[40rem] max-w-2xl" />
  const refuse = (fields: Record<string, string>) => {
    setRefused(fields)
    save({ ...draft, step: 0 })
  }
  return (
    <div className="mt-5 flex flex-col gap-5">
      <ProgressSteps
        label={t(storeOpeningTexts.steps)}
        steps={steps.map((step) => t(step))}
        current={draft.step}
        doneWord={t(storeOpeningTexts.done)}
      />
      <StepFrame step={String(draft.step)}>
        <h2 className="sr-only">{t(steps[draft.step] ?? steps[0])}</h2>
        {draft.step === 0 ? (
          <First draft={draft} save={save} refused={refused} onDone={() => setRefused({})} />
        ) : (
          <Gate>
            <Rest draft={draft} save={save} forget={forget} onRefused={refuse} BankStep={BankStep} />
          </Gate>
        )}
      </StepFrame>
    </div>
  )
}

interface StepsProps {
  draft: StoreDraft
  save: (draft: StoreDraft) => void
}

interface FirstProps extends StepsProps {
  refused: Record<string, string>
  onDone: () => void
}

function First({ draft, save, refused, onDone }: FirstProps) {
  const latest = useRef({ draft, save })
  useEffect(() => {
    latest.current = { draft, save }
  })
  // Saving renders again, so the form keeps its first values.
  const [begun] = useState(draft.face)
  // A submitted form reports its values once more, which must not overwrite the next step.
  const isDone = useRef(false)
  const type = useCallback((face: TypedFace) => {
    if (!isDone.current) latest.current.save({ ...latest.current.draft, face })
  }, [])
  const done = (face: TypedFace) => {
    isDone.current = true
    onDone()
    save({ ...draft, face, step: 1 })
  }
  return <FaceStep face={begun} onType={type} onDone={done} refused={refused} />
}

interface RestProps extends StepsProps, WizardProps {
  forget: () => void
  onRefused: (fields: Record<string, string>) => void
}

function Rest({ draft, save, forget, onRefused, BankStep }: RestProps) {
  const session = useSession()
  const navigate = useNavigate()
  const reload = useReloadStores()
  const reloadUser = useReloadCurrentUser()
  const [query] = useSearchParams()
  const { data } = useQuery({ ...companyQuery, enabled: Boolean(session) })
  const go = (step: number) => save({ ...draft, step })
  if (!data) return <Skeleton className="h-96 max-w-2xl" />
  const { company } = data
  const typedOf = (part: DraftPart): FormDraft => ({
    typed: draft.typed[part],
    keep: (typed) => save({ ...draft, typed: { ...draft.typed, [part]: typed } }),
  })
  if (draft.step === 1 || !company?.address)
    return (
      <CompanyStep
        company={company}
        drafts={{ company: typedOf('company'), seat: typedOf('seat') }}
        onBack={() => go(0)}
        onDone={() => go(2)}
      />
    )
  if (draft.step === 2)
    return <BankStep company={company} draft={typedOf('bank')} onBack={() => go(1)} onDone={() => go(3)} />
  const sent = async (message: string) => {
    forget()
    toast.success(message)
    await Promise.all([reload(), reloadUser()])
    void navigate(paths.myStores())
  }
  return (
    <PlanStep
      face={draft.face}
      plan={draft.plan || (query.get('plano') ?? '')}
      company={company}
      onPlan={(plan) => save({ ...draft, plan })}
      onBack={() => go(2)}
      onSent={(message) => void sent(message)}
      onRefused={onRefused}
    />
  )
}
