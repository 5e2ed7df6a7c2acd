import type { ReactNode } from 'react'
import { cepTexts } from './cep-texts.ts'
import { useDestination } from './destination.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Popover, type TriggerWiring } from '../../../ui/Popover.tsx'

const CepForm = lazyPart(async () => (await import('./CepForm.tsx')).CepForm)

interface CepPopoverProps {
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
}

export function CepPopover({ trigger, align }: CepPopoverProps) {
  const t = useText()
  const { cep } = useDestination()
  return (
    <Popover label={t(cepTexts.cepTitle)} align={align} className="min-h-60 w-80 p-4" trigger={trigger}>
      <CepForm chosen={cep} />
    </Popover>
  )
}
