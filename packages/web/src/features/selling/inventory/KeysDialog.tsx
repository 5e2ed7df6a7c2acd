import type { SiteText } from '@bra/contract/kit/both'
import { ShortcutsSwitch } from '../../../lib/ShortcutsSwitch.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { gridKeyTexts } from './grid-key-texts.ts'
import { gridTexts } from './grid-texts.ts'

const keys: [string[], SiteText][] = [
  [['↑', '↓', '←', '→'], gridKeyTexts.move],
  [['Enter', 'F2'], gridKeyTexts.edit],
  [['Tab'], gridKeyTexts.keep],
  [['Esc'], gridKeyTexts.leave],
  [['Shift + ↑', 'Shift + ↓'], gridKeyTexts.mark],
  [['Ctrl + C', 'Ctrl + V'], gridKeyTexts.copy],
  [['Ctrl + D'], gridKeyTexts.fill],
  [['Ctrl + Z'], gridKeyTexts.undo],
  [['Ctrl + Y', 'Ctrl + Shift + Z'], gridKeyTexts.redo],
  [['Ctrl + A'], gridKeyTexts.chooseAll],
  [['x'], gridKeyTexts.choose],
  [['e'], gridKeyTexts.editRow],
  [['n'], gridKeyTexts.create],
  [['?'], gridKeyTexts.help],
  [['Ctrl + K'], gridKeyTexts.palette],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t(gridTexts.keys)} closeLabel={t(siteTexts.close)}>
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
