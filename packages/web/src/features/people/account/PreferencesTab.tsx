import { MenuSettings } from '../../layouts/MenuSettings.tsx'
import { ShortcutsSwitch } from '../../layouts/ShortcutsSwitch.tsx'
import { useText } from '../../lib/text.tsx'
import { Section } from '../../ui/Section.tsx'

/** Choices of this browser: each takes effect at once. */
export function PreferencesTab() {
  const t = useText()
  return (
    <>
      <Section title={t('account.look')} hint={t('account.lookHint')}>
        <MenuSettings />
      </Section>
      <Section title={t('account.keyboard')}>
        <ShortcutsSwitch />
      </Section>
    </>
  )
}
