import { payments } from '@bra/contract/money/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { SubmitButton } from '../../../lib/form-fields.tsx'
import { refusalOf } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { CardForm } from './CardForm.tsx'
import { CardRejected, type TokenPlace, tokenOf } from './card-token.ts'
import { cardsQuery } from './payments.data.ts'
import { savedCardTexts } from './texts.ts'
import { markFaults, useCardForm } from './useCardForm.ts'

/** Sends a card to the payment provider for a token; only the token reaches our server. */
export function NewCard({ place, onDone }: { place: TokenPlace; onDone: () => void }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const form = useCardForm()
  const save = useMutation({
    mutationFn: async () => {
      const token = await tokenOf(place, form.getValues())
      return callEndpoint(call, payments.saveCard, { body: { token } })
    },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await client.invalidateQueries({ queryKey: cardsQuery.queryKey })
      onDone()
    },
    onError: (error) => {
      if (error instanceof CardRejected) markFaults(form, error.faults, t)
    },
  })
  return (
    <div className="panel p-5 sm:p-7">
      <CardForm
        form={form}
        canKeep={false}
        onDone={() => save.mutateAsync().catch(() => undefined)}
        foot={<SubmitButton className="mt-4">{t(savedCardTexts.saveCard)}</SubmitButton>}
      >
        {save.error && !(save.error instanceof CardRejected) && (
          <div role="alert">
            <Notice tone="urucum">{refusalOf(save.error, t, savedCardTexts.cardUnreachable)}</Notice>
          </div>
        )}
        <Button variant="ghost" className="self-start" onClick={onDone}>
          {t(savedCardTexts.cancel)}
        </Button>
      </CardForm>
    </div>
  )
}
