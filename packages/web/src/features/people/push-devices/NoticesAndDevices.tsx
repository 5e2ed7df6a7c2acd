import { NotificationsTab } from '../notices/NotificationsTab.tsx'
import { useHasDevices } from './push-devices.data.ts'
import { PushDevices } from './PushDevices.tsx'

export function NoticesAndDevices() {
  const hasDevices = useHasDevices() ?? false
  return (
    <NotificationsTab hasDevices={hasDevices}>
      <PushDevices />
    </NotificationsTab>
  )
}
