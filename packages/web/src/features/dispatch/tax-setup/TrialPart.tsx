import { invoices } from '@bra/contract/dispatch/invoices'
import { FlaskConical } from 'lucide-react'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { taxSetupQuery } from './tax-setup.data.ts'
import { taxSetupTexts } from './texts.ts'

/** Issues a note of a made-up sale in the test environment; once it is authorised there is nothing left to try. */
export function TrialPart() {
  const t = useText()
  const reload = useRefresh([taxSetupQuery])
  const trying = useCommand(invoices.trial, {
    onSuccess: ({ message, result }) => {
      if (result.tried) toast.success(message)
      return reload()
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        size="small"
        icon={<FlaskConical aria-hidden size={16} strokeWidth={2} />}
        busy={trying.isPending}
        onClick={() => trying.mutate({})}
      >
        {t(taxSetupTexts.try)}
      </Button>
      <p role="status">{trying.data?.message}</p>
      <Refusal error={trying.error} />
    </div>
  )
}
