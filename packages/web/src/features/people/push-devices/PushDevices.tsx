import type { PushDevice } from '@bra/contract/people/push-devices.schemas'
import { date } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { BellRing, Smartphone, Trash2 } from 'lucide-react'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { InstallApp } from './InstallApp.tsx'
import { devicesQuery, PushRefused, pushState, useTurnOff, useTurnOn } from './push-devices.data.ts'
import { pushTexts } from './texts.ts'

export function PushDevices() {
  const t = useText()
  const { data } = useQuery(devicesQuery)
  if (!data) return null
  const isOn = data.devices.some((device) => device.this_one)
  return (
    <section aria-labelledby="push-title" className="panel grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="push-title" className="text-body font-semibold">
            {t(pushTexts.title)}
          </h3>
          <p className="max-w-[60ch] text-label text-ink-2">{t(pushTexts.hint)}</p>
        </div>
        {!isOn && <TurnOn />}
      </div>
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {data.devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <InstallApp />
    </section>
  )
}

function TurnOn() {
  const t = useText()
  const turnOn = useTurnOn()
  const state = pushState()
  if (state !== 'ready') return <p className="max-w-[36ch] text-label text-ink-2">{t(pushTexts[state])}</p>
  const press = () =>
    turnOn.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) =>
        error instanceof PushRefused ? toast.warning(t(pushTexts.refused)) : complain(error, t, pushTexts.failed),
    })
  return (
    <Button
      variant="tonal"
      busy={turnOn.isPending}
      icon={<BellRing aria-hidden size={18} strokeWidth={1.75} />}
      onClick={press}
    >
      {t(pushTexts.turnOn)}
    </Button>
  )
}

function DeviceRow({ device: { id, name, created_at: at, this_one: isThis } }: { device: PushDevice }) {
  const t = useText()
  const turnOff = useTurnOff()
  const press = () =>
    turnOff.mutate(
      { id, isThis },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => complain(error, t) },
    )
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Smartphone aria-hidden size={20} strokeWidth={1.75} className="flex-none text-ink-3" />
      <p className="min-w-0 flex-1">
        <b className="block font-semibold">{name}</b>
        <span className="text-small text-ink-3 tabular-nums">
          {isThis && `${t(pushTexts.thisOne)} · `}
          {t(pushTexts.since, { day: date(at) })}
        </span>
      </p>
      <IconButton label={t(pushTexts.remove, { name })} aria-disabled={turnOff.isPending || undefined} onClick={press}>
        <Trash2 aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}
