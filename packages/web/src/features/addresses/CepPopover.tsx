import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDestination } from '../../lib/destination.ts'
import { useText } from '../../lib/text.tsx'
import { Popover, type TriggerWiring } from '../../ui/Popover.tsx'

const CepForm = lazy(async () => ({ default: (await import('./CepForm.tsx')).CepForm }))

interface CepPopoverProps {
  /** The button that opens it. */
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
}

/** Asks where to deliver, beside the button that wants to know. */
export function CepPopover({ trigger, align }: CepPopoverProps) {
  const t = useText()
  const { cep } = useDestination()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Popover
      label={t('shell.cepTitle')}
      align={align}
      className="min-h-60 w-80 p-4"
      trigger={trigger}
      onToggle={() => setWasOpened(true)}
    >
      <Suspense>{wasOpened && <CepForm chosen={cep} />}</Suspense>
    </Popover>
  )
}
