import { useText } from '../../lib/text.tsx'
import type { TextKey } from '../../text/keys.ts'
import { Dialog } from '../../ui/Dialog.tsx'

const keys: [string[], TextKey][] = [
  [['↑', '↓', '←', '→'], 'inventory.keyMove'],
  [['Enter', 'F2'], 'inventory.keyEdit'],
  [['Tab'], 'inventory.keyKeep'],
  [['Esc'], 'inventory.keyLeave'],
  [['Shift + ↑', 'Shift + ↓'], 'inventory.keyMark'],
  [['Ctrl + C', 'Ctrl + V'], 'inventory.keyCopy'],
  [['Ctrl + Z'], 'inventory.keyUndo'],
  [['x'], 'inventory.keyChoose'],
  [['e'], 'inventory.keyEdit'],
  [['n'], 'inventory.keyCreate'],
  [['?'], 'inventory.keyHelp'],
]

/** The keys of the grid, as the keyboard names them. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('inventory.keys')} closeLabel={t('shell.close')}>
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
      <p className="mt-5 text-label text-ink-3">{t('inventory.keysHint')}</p>
    </Dialog>
  )
}
