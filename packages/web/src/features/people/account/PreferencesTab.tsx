import { MenuSettings } from '../../../features/ground/settings/MenuSettings.tsx'
import { ShortcutsSwitch } from '../../../lib/ShortcutsSwitch.tsx'
import { useText } from '../../../lib/text.tsx'
import { Section } from '../../../ui/Section.tsx'
import { preferenceTexts } from './texts.ts'

export function PreferencesTab() {
  const t = useText()
  return (
    <>
      <Section title={t(preferenceTexts.look)} hint={t(preferenceTexts.lookHint)}>
        <MenuSettings />
      </Section>
      <Section title={t(preferenceTexts.keyboard)}>
        <ShortcutsSwitch />
      </Section>
    </>
  )
}
