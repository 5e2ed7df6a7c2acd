import { onboarding } from '@bra/contract/stores/onboarding'
import { StorePlan, type StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { auditTexts } from '../../people/audit/texts.ts'
import { plansQuery } from '../subscriptions/subscriptions.data.ts'
import { useDecided } from './admin-stores.data.ts'
import { storeReviewTexts } from './store-review-texts.ts'

export function PlanDialog({ store, onClose }: { store: StoreToJudge; onClose: () => void }) {
  const t = useText()
  const setPlan = useSend(onboarding.setPlan, { tells: true })
  const decided = useDecided()
  const plans = useQuery(plansQuery).data?.plans.filter(({ audience }) => audience === 'seller') ?? []
  // A retired plan still holds for a store that has it.
  const choices = plans.some(({ code }) => code === store.plan.code) ? plans : [store.plan, ...plans]
  const form = useContractForm(StorePlan, { id: store.id, plan: store.plan.code, reason: '' })
  const send = async ({ plan, reason }: { plan: string; reason: string }) => {
    const { result } = await setPlan({ body: { id: store.id, plan, reason } })
    await decided(result)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(storeReviewTexts.planTitle, { name: store.name })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <p className="text-ink-2">{t(storeReviewTexts.planHint)}</p>
        <FormSelect name="plan" label={t(storeReviewTexts.plan)}>
          {choices.map((plan) => (
            <option key={plan.code} value={plan.code}>
              {'price_cents' in plan ? `${plan.name}, ${money(plan.price_cents)}` : plan.name}
            </option>
          ))}
        </FormSelect>
        <FormTextArea
          name="reason"
          rows={2}
          maxLength={500}
          label={t(auditTexts.reason)}
          hint={t(auditTexts.reasonHint)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t(storeReviewTexts.back)}
          </Button>
          <SubmitButton>{t(storeReviewTexts.planChange)}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}
