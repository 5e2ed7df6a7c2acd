import { MenuSettings } from '../../../features/ground/settings/MenuSettings.tsx'
import { ShortcutsSwitch } from '../../../lib/ShortcutsSwitch.tsx'
import { useText } from '../../../lib/text.tsx'
import { Section } from '../../../ui/Section.tsx'

/** Settings of this browser; each takes effect at once. */
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
