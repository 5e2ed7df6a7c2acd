import { useText } from '../../../../lib/text.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { DeviceList } from './DeviceList.tsx'
import { EntryLink } from './EntryLink.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'
import { securityTexts } from './texts.ts'

const sections = [
  { title: securityTexts.password, hint: securityTexts.passwordHint, Part: PasswordForm },
  { title: securityTexts.factor, hint: securityTexts.factorHint, Part: SecondFactor },
  { title: securityTexts.devices, hint: securityTexts.devicesHint, Part: DeviceList },
  { title: securityTexts.otherDevice, hint: securityTexts.otherDeviceHint, Part: EntryLink },
  { title: securityTexts.events, hint: securityTexts.eventsHint, Part: SecurityEvents },
] as const

export function SecurityTab() {
  const t = useText()
  return sections.map(({ title, hint, Part }) => (
    <Section key={title} title={t(title)} hint={t(hint)}>
      <Part />
    </Section>
  ))
}
