import { useText } from '../../../../lib/text.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { DeviceList } from './DeviceList.tsx'
import { EntryLink } from './EntryLink.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'

const sections = [
  { title: 'account.password', hint: 'account.passwordHint', Part: PasswordForm },
  { title: 'account.factor', hint: 'account.factorHint', Part: SecondFactor },
  { title: 'account.devices', hint: 'account.devicesHint', Part: DeviceList },
  { title: 'account.otherDevice', hint: 'account.otherDeviceHint', Part: EntryLink },
  { title: 'account.events', hint: 'account.eventsHint', Part: SecurityEvents },
] as const

export function SecurityTab() {
  const t = useText()
  return sections.map(({ title, hint, Part }) => (
    <Section key={title} title={t(title)} hint={t(hint)}>
      <Part />
    </Section>
  ))
}
