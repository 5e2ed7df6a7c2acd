import { clsx } from 'clsx'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type Choice, type ChoiceGroup, splitMatch } from './choices.ts'
import { forgetSearches } from './recent-searches.ts'

interface SuggestionListProps {
  listId: string
  groups: ChoiceGroup[]
  active: number
  typed: string
  isListed: boolean
  corrected: string | null
  choose: (at: number) => void
  onForgotten: () => void
}

export function SuggestionList({
  listId,
  groups,
  active,
  typed,
  isListed,
  corrected,
  choose,
  onForgotten,
}: SuggestionListProps) {
  const t = useText()
  const total = groups.reduce((sum, group) => sum + group.choices.length, 0)
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.choices.length, 0))
  const isRecent = groups[0]?.title === 'search.groupRecent'
  return (
    <>
      <VisuallyHidden live>{isListed ? t('search.suggestionCount', { count: total }) : ''}</VisuallyHidden>
      <div
        className={clsx(
          'absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-popover',
          !isListed && 'hidden',
        )}
      >
        {corrected && <p className="px-3 py-2 text-label text-ink-2">{t('search.corrected', { word: corrected })}</p>}
        {isListed && total === 0 && (
          <p className="px-3 py-3 text-label text-ink-2">{t('search.noSuggestion', { text: typed })}</p>
        )}
        <div id={listId} role="listbox" aria-label={t('search.suggestions')}>
          {groups.map((group, at) => (
            <div key={group.title} role="group" aria-label={t(group.title)}>
              <p aria-hidden className="px-3 pt-2 pb-1 text-caption font-semibold text-ink-3">
                {t(group.title)}
              </p>
              {group.choices.map((choice, within) => {
                const place = starts[at]! + within
                return (
                  <ChoiceRow
                    key={choice.key}
                    id={`${listId}-${place}`}
                    {...{ choice, typed }}
                    active={place === active}
                    onChoose={() => choose(place)}
                  />
                )
              })}
            </div>
          ))}
        </div>
        {isRecent && (
          <button
            type="button"
            className="min-h-11 w-full rounded-tag px-3 text-left text-label font-semibold text-mata hover:bg-sunken"
            onClick={() => {
              forgetSearches()
              onForgotten()
            }}
          >
            {t('search.clearRecent')}
          </button>
        )}
      </div>
    </>
  )
}

function ChoiceRow({
  id,
  choice,
  typed,
  active,
  onChoose,
}: {
  id: string
  choice: Choice
  typed: string
  active: boolean
  onChoose: () => void
}) {
  const [before, match, after] = splitMatch(choice.term, typed.trim())
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={clsx(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-tag px-3 py-1',
        active ? 'bg-mata-soft text-on-mata-soft' : 'hover:bg-sunken',
      )}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <Thumb choice={choice} />
      <span className="min-w-0 flex-1 truncate">
        <b>{before}</b>
        {match}
        <b>{after}</b>
        {choice.note && <span className="ml-2 text-small text-ink-3">{choice.note}</span>}
      </span>
      <Money cents={choice.cents} size="label" />
    </div>
  )
}

function Thumb({ choice: { image, shape } }: { choice: Choice }) {
  if (shape === 'none') return null
  const size = shape === 'card' ? { width: 32, height: 44 } : { width: 32, height: 32 }
  return (
    <span style={size} className="grid flex-none overflow-hidden rounded-[3px] bg-sunken">
      {image && (
        <Picture
          src={image}
          alt=""
          sizes="32px"
          {...size}
          className="size-full object-cover"
          onFail={() => undefined}
        />
      )}
    </span>
  )
}
