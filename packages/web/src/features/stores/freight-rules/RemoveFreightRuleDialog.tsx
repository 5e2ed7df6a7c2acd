import { freightRules } from '@bra/contract/stores/freight-rules'
import type { FreightRule } from '@bra/contract/stores/freight-rules.schemas'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { placesOf, useReloadFreightRules } from './freight-rules.data.ts'
import { freightRuleTexts } from './texts.ts'

interface RemoveFreightRuleDialogProps {
  storeId: number
  rule: FreightRule | null
  onClose: () => void
}

export function RemoveFreightRuleDialog({ storeId, rule, onClose }: RemoveFreightRuleDialogProps) {
  const t = useText()
  const call = useCall()
  const reload = useReloadFreightRules(storeId)
  const remove = useMutation({
    mutationFn: ({ id }: FreightRule) => callEndpoint(call, freightRules.remove, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
    },
    onError: () => toast.error(t(freightRuleTexts.removeFailed)),
    onSettled: reload,
  })
  return (
    <Dialog
      open={rule !== null}
      onClose={onClose}
      title={t(freightRuleTexts.removeTitle)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(freightRuleTexts.keep)}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => rule && remove.mutate(rule)}>
            {t(freightRuleTexts.remove)}
          </Button>
        </>
      }
    >
      {rule && (
        <>
          <p className="font-bold">{placesOf(rule.states, t)}</p>
          <p className="mt-3 max-w-[60ch]">{t(freightRuleTexts.removeHint)}</p>
        </>
      )}
    </Dialog>
  )
}
