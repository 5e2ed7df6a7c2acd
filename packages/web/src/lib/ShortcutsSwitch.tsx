import { keepShortcuts, useShortcuts } from '../lib/shortcuts.ts'
import { useText } from '../lib/text.tsx'
import { Switch } from '../ui/choices.tsx'

/** Whether single keys act, in this browser. */
export function ShortcutsSwitch() {
  const t = useText()
  const isOn = useShortcuts()
  return (
    <Switch checked={isOn} onChange={(event) => keepShortcuts(event.target.checked)} hint={t('shell.singleKeysHint')}>
      {t('shell.singleKeys')}
    </Switch>
  )
}
