import { NotificationsTab } from '../notices/NotificationsTab.tsx'
import { useHasDevices } from './push-devices.data.ts'
import { PushDevices } from './PushDevices.tsx'

/** The tab of notices: this device, then the choice of each kind. */
export function NoticesAndDevices() {
  const hasDevices = useHasDevices() ?? false
  return (
    <NotificationsTab hasDevices={hasDevices}>
      <PushDevices />
    </NotificationsTab>
  )
}
