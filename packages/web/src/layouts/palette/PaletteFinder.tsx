import { type KeyboardEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Entry, matching } from './entries.ts'
import { PaletteField, type Typing } from './PaletteField.tsx'
import { optionId, PaletteList } from './PaletteList.tsx'
import { type Around, groupsOf } from './screens.ts'
import { useFound } from './useFound.ts'
import { usePalette } from './usePalette.ts'

interface PaletteFinderProps extends Omit<Around, 'pathname'>, Typing {
  onClose: () => void
}

/** One field for everything in the back office: screens, actions, stores, orders and offers. */
export function PaletteFinder({ typed, onType, onClose, ...around }: PaletteFinderProps) {
  const t = useText()
  const go = useNavigate()
  const listId = useId()
  const { pathname } = useLocation()
  const found = useFound(around.current?.id, typed)
  const groups = [...matching(groupsOf({ ...around, pathname }, t), typed), ...found.groups]
  const choose = ({ to, act }: Entry) => {
    onClose()
    act?.()
    if (to) void go(to)
  }
  const { active, count, press, startAgain } = usePalette(groups, choose)
  const type = (text: string) => {
    onType(text)
    startAgain()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return press(event)
    // the browser would empty the field first
    event.preventDefault()
    onClose()
  }
  return (
    <>
      <PaletteField
        typed={typed}
        onType={type}
        busy={found.isBusy}
        listId={count > 0 ? listId : undefined}
        aria-activedescendant={active ? optionId(listId, active) : undefined}
        onKeyDown={leave}
      />
      <VisuallyHidden live>{found.isBusy ? '' : t('palette.count', { count })}</VisuallyHidden>
      <div className="mt-3 -mb-2 h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain">
        {found.failed && <Failure onRetry={found.failed} />}
        {count > 0 && <PaletteList listId={listId} groups={groups} active={active} onChoose={choose} />}
        {found.isBusy && <p className="px-3 py-3 text-label text-ink-2">{t('palette.asking')}</p>}
        {count === 0 && !found.isBusy && !found.failed && (
          <p className="px-3 py-3 text-label text-ink-2">{t('palette.nothing', { text: typed.trim() })}</p>
        )}
      </div>
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => unknown }) {
  const t = useText()
  return (
    <div role="alert" className="mb-1 flex flex-wrap items-center justify-between gap-2 px-3 text-label text-ink-2">
      {t('palette.failed')}
      <Button variant="ghost" size="small" onClick={() => void onRetry()}>
        {t('shell.retry')}
      </Button>
    </div>
  )
}
