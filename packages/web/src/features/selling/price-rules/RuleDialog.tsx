import type { PriceRule } from '@bra/contract/selling/price-rules.schemas'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { CallError } from '../../../lib/call.ts'
import { complain } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { pricePreviewTexts } from './price-preview-texts.ts'
import { PricingFields, RailFields } from './PricingFields.tsx'
import { DraftPreview } from './DraftPreview.tsx'
import { useDraftPreview, usePriceRuleCall } from './price-rules.data.ts'
import { ruleFormTexts } from './rule-form-texts.ts'
import { bodyOf, fieldOf, typedOf, type TypedRule } from './rule-form.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { priceRuleTexts } from './texts.ts'

interface RuleDialogProps {
  storeId: number
  rule: PriceRule | null
  onClose: () => void
}

export function RuleDialog({ storeId, rule, onClose }: RuleDialogProps) {
  const t = useText()
  const formId = useId()
  const save = usePriceRuleCall('save')
  const form = useForm<TypedRule>({ defaultValues: typedOf(rule) })
  const { register, setError, formState } = form
  const preview = useDraftPreview()
  const withBody = (send: (body: ReturnType<typeof bodyOf>['body']) => Promise<unknown>) =>
    form.handleSubmit(async (typed: TypedRule) => {
      const { body, wrong } = bodyOf(typed, { storeId, rule })
      for (const name of wrong) setError(name, { message: t(ruleFormTexts.badAmount) }, { shouldFocus: true })
      if (wrong.length > 0) return
      await send(body).catch((error: unknown) => {
        const fields = error instanceof CallError ? Object.entries(error.fields) : []
        for (const [path, message] of fields)
          setError(fieldOf[path.replace(/^draft\./, '')] ?? 'name', { message }, { shouldFocus: true })
        complain(error, t)
      })
    })
  const submit = withBody(async (body) => {
    const { message } = await save.mutateAsync({ body })
    toast.success(message)
    onClose()
  })
  const simulate = withBody((body) =>
    preview.mutateAsync({ ...body, name: body.name.trim() || t(priceRuleTexts.newRule) }),
  )
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(rule ? priceRuleTexts.editRule : priceRuleTexts.newRule)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(ruleFormTexts.cancel)}
          </Button>
          <Button variant="outline" busy={preview.isPending} onClick={() => void simulate()}>
            {t(pricePreviewTexts.simulate)}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t(ruleFormTexts.save)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="grid gap-6"
          onChange={() => preview.data && preview.reset()}
          onSubmit={(event) => void submit(event)}
        >
          <TextInput
            label={t(ruleFormTexts.name)}
            maxLength={80}
            error={formState.errors.name?.message}
            {...register('name')}
          />
          <ScopeFields />
          <PricingFields />
          <RailFields />
          {preview.data && <DraftPreview preview={preview.data} />}
        </form>
      </FormProvider>
    </Dialog>
  )
}
