import { ShortcutsSwitch } from '../../../lib/ShortcutsSwitch.tsx'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Dialog } from '../../../ui/Dialog.tsx'

const keys: [string[], TextKey][] = [
  [['↑', '↓', '←', '→'], 'gridKeys.move'],
  [['Enter', 'F2'], 'gridKeys.edit'],
  [['Tab'], 'gridKeys.keep'],
  [['Esc'], 'gridKeys.leave'],
  [['Shift + ↑', 'Shift + ↓'], 'gridKeys.mark'],
  [['Ctrl + C', 'Ctrl + V'], 'gridKeys.copy'],
  [['Ctrl + D'], 'gridKeys.fill'],
  [['Ctrl + Z'], 'gridKeys.undo'],
  [['Ctrl + Y', 'Ctrl + Shift + Z'], 'gridKeys.redo'],
  [['Ctrl + A'], 'gridKeys.chooseAll'],
  [['x'], 'gridKeys.choose'],
  [['e'], 'gridKeys.editRow'],
  [['n'], 'gridKeys.create'],
  [['?'], 'gridKeys.help'],
  [['Ctrl + K'], 'gridKeys.palette'],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('inventory.keys')} closeLabel={t('shell.close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {keys.map(([names, text]) => (
          <div key={names.join()} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="min-w-8 rounded-tag border border-line-strong bg-sunken px-2 py-0.5 text-center font-sans text-label font-semibold"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink-2">{t(text)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <ShortcutsSwitch />
      </div>
    </Dialog>
  )
}
