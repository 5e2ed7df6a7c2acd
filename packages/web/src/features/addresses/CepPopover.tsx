import type { ReactNode } from 'react'
import { useDestination } from '../../lib/destination.ts'
import { useText } from '../../lib/text.tsx'
import { Popover, type TriggerWiring } from '../../ui/Popover.tsx'
import { CepForm } from './CepForm.tsx'

interface CepPopoverProps {
  /** The button that opens it. */
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
}

/** Asks where to deliver, beside the button that wants to know. */
export function CepPopover({ trigger, align }: CepPopoverProps) {
  const t = useText()
  const { cep } = useDestination()
  return (
    <Popover label={t('shell.cepTitle')} align={align} className="w-80 p-4" trigger={trigger}>
      <CepForm chosen={cep} />
    </Popover>
  )
}
