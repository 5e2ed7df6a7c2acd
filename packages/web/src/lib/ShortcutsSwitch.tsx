import { shortcutTexts } from './shortcut-texts.ts'
import { keepShortcuts, useShortcuts } from './shortcuts.ts'
import { useText } from './text.tsx'
import { Switch } from '../ui/choices.tsx'

export function ShortcutsSwitch() {
  const t = useText()
  const isOn = useShortcuts()
  return (
    <Switch
      checked={isOn}
      onChange={(event) => keepShortcuts(event.target.checked)}
      hint={t(shortcutTexts.singleKeysHint)}
    >
      {t(shortcutTexts.singleKeys)}
    </Switch>
  )
}
