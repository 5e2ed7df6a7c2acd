import type { KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { OptionGroups } from '../../ui/OptionGroups.tsx'
import { type Entry, matching } from './entries.ts'
import { EntryRow } from './EntryRow.tsx'
import { PaletteField, type Typing } from './PaletteField.tsx'
import { type Around, groupsOf } from './screens.ts'
import { paletteTexts } from './texts.ts'
import { useFound } from './useFound.ts'
import { usePalette } from './usePalette.ts'

interface PaletteFinderProps extends Omit<Around, 'pathname'>, Typing {
  onClose: () => void
}

export function PaletteFinder({ typed, onType, onClose, ...around }: PaletteFinderProps) {
  const t = useText()
  const go = useNavigate()
  const { pathname } = useLocation()
  const found = useFound(around.current?.id, typed)
  const groups = [...matching(groupsOf({ ...around, pathname }, t), typed), ...found.groups]
  const choose = ({ to, act }: Entry) => {
    onClose()
    act?.()
    if (to) void go(to)
  }
  const { listId, optionGroups, activeId, count, field, press, startAgain } = usePalette(groups, choose)
  const type = (text: string) => {
    onType(text)
    startAgain()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return press(event)
    // The browser's default for Esc would empty the field first.
    event.preventDefault()
    onClose()
  }
  return (
    <>
      <PaletteField {...field} typed={typed} onType={type} busy={found.isBusy} onKeyDown={leave} />
      <VisuallyHidden live>{found.isBusy ? '' : t(paletteTexts.count, { count })}</VisuallyHidden>
      <div className="mt-3 -mb-2 h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain">
        {found.failed && <Failure onRetry={found.failed} />}
        {count > 0 && (
          <OptionGroups
            {...{ listId, activeId }}
            label={t(paletteTexts.list)}
            groups={optionGroups}
            rowClassName="min-h-11 scroll-my-8"
            onChoose={({ entry }) => choose(entry)}
          >
            {({ entry }, isActive) => <EntryRow {...{ entry, isActive }} />}
          </OptionGroups>
        )}
        {found.isBusy && <p className="px-3 py-3 text-label text-ink-2">{t(paletteTexts.asking)}</p>}
        {count === 0 && !found.isBusy && !found.failed && (
          <p className="px-3 py-3 text-label text-ink-2">{t(paletteTexts.nothing, { text: typed.trim() })}</p>
        )}
      </div>
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => unknown }) {
  const t = useText()
  return (
    <div role="alert" className="mb-1 flex flex-wrap items-center justify-between gap-2 px-3 text-label text-ink-2">
      {t(paletteTexts.failed)}
      <Button variant="ghost" size="small" onClick={() => void onRetry()}>
        {t(siteTexts.retry)}
      </Button>
    </div>
  )
}
