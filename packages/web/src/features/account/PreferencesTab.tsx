import { MenuSettings } from '../../layouts/MenuSettings.tsx'
import { keepShortcuts, useShortcuts } from '../../lib/shortcuts.ts'
import { useText } from '../../lib/text.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Section } from '../../ui/Section.tsx'

/** Choices of this browser: each takes effect at once. */
export function PreferencesTab() {
  const t = useText()
  const hasShortcuts = useShortcuts()
  return (
    <>
      <Section title={t('account.look')} hint={t('account.lookHint')}>
        <MenuSettings />
      </Section>
      <Section title={t('account.keyboard')}>
        <Switch
          checked={hasShortcuts}
          onChange={(event) => keepShortcuts(event.target.checked)}
          hint={t('account.shortcutsHint')}
        >
          {t('account.shortcuts')}
        </Switch>
      </Section>
    </>
  )
}
