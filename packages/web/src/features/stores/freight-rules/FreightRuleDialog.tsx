import { freightRules } from '@bra/contract/stores/freight-rules'
import { type FreightRule, freightRulesSchemas } from '@bra/contract/stores/freight-rules.schemas'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { z } from 'zod'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { FormText } from '../../../lib/form-fields.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { freightRulesQuery } from './freight-rules.data.ts'
import { StatesField } from './StatesField.tsx'
import { freightRuleTexts } from './texts.ts'

const { body } = freightRulesSchemas.save
/** The value is typed in reais. */
const Typed = body.extend({ from_cents: z.string().transform(centsOf).pipe(body.shape.from_cents) })

interface FreightRuleDialogProps {
  storeId: number
  rule: FreightRule | null
  onClose: () => void
}

export function FreightRuleDialog({ storeId, rule, onClose }: FreightRuleDialogProps) {
  const t = useText()
  const save = useSend(freightRules.save, { tells: true, refresh: [freightRulesQuery(storeId)] })
  const form = useContractForm(Typed, {
    ...(rule ? { id: rule.id } : {}),
    store_id: storeId,
    states: rule?.states ?? [],
    from_cents: reaisOf(rule?.from_cents),
    up_to_grams: rule?.up_to_grams ?? '',
  })
  const typed = { inputMode: 'decimal', autoComplete: 'off', className: 'text-right tabular-nums' } as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(rule ? freightRuleTexts.editTitle : freightRuleTexts.newTitle)}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={(body) => save({ body }).then(onClose)}>
        <StatesField />
        <div className="grid gap-3 sm:grid-cols-2">
          <FormText
            {...typed}
            name="from_cents"
            label={t(freightRuleTexts.fromLabel)}
            hint={t(freightRuleTexts.fromHint)}
            before="R$"
            maxLength={12}
          />
          <FormText
            {...typed}
            name="up_to_grams"
            inputMode="numeric"
            label={t(freightRuleTexts.upToLabel)}
            hint={t(freightRuleTexts.upToHint)}
            after={<span className="pr-3 text-ink-2">g</span>}
            maxLength={5}
            optional
          />
        </div>
        <DialogFoot onClose={onClose} back={t(freightRuleTexts.back)}>
          {t(freightRuleTexts.save)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
