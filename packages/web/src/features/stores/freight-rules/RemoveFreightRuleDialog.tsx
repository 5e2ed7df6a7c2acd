import { freightRules } from '@bra/contract/stores/freight-rules'
import type { FreightRule } from '@bra/contract/stores/freight-rules.schemas'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { placesOf, freightRulesQuery } from './freight-rules.data.ts'
import { freightRuleTexts } from './texts.ts'

interface RemoveFreightRuleDialogProps {
  storeId: number
  rule: FreightRule | null
  onClose: () => void
}

export function RemoveFreightRuleDialog({ storeId, rule, onClose }: RemoveFreightRuleDialogProps) {
  const t = useText()
  const remove = useCommand(freightRules.remove, {
    tells: true,
    onSuccess: onClose,
    onError: () => toast.error(t(freightRuleTexts.removeFailed)),
    onSettled: useRefresh([freightRulesQuery(storeId)]),
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
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => rule && remove.mutate({ params: { id: rule.id } })}
          >
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
