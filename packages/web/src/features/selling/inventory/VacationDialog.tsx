import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useVacation } from './inventory.data.ts'
import { massChangeTexts } from './mass-change-texts.ts'
import { inventoryTexts } from './texts.ts'

interface VacationDialogProps {
  storeId: number
  isOpen: boolean
  onClose: () => void
}

export function VacationDialog({ storeId, isOpen, onClose }: VacationDialogProps) {
  const t = useText()
  const form = useId()
  const vacation = useVacation(storeId)
  const [day, setDay] = useState('')
  const { error } = vacation
  const atField = error instanceof CallError ? error.fields.back_on : undefined
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    const { message } = await vacation.mutateAsync({ back_on: day || null }).catch(() => ({ message: null }))
    if (message === null) return
    toast.success(message)
    onClose()
  }
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t(massChangeTexts.cancel)}
      </Button>
      <Button variant="solid" type="submit" form={form} busy={vacation.isPending}>
        {t(inventoryTexts.leave)}
      </Button>
    </>
  )
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t(inventoryTexts.vacation)}
      closeLabel={t(siteTexts.close)}
      footer={footer}
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void leave(event)}>
        <p className="text-ink-2">{t(inventoryTexts.vacationHint)}</p>
        {error && !atField && <Notice tone="urucum">{refusalOf(error, t)}</Notice>}
        <TextInput
          type="date"
          label={t(inventoryTexts.backOn)}
          optional={t(inventoryTexts.optional)}
          hint={t(inventoryTexts.backOnHint)}
          error={atField}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
