import { clsx } from 'clsx'
import { useText } from '../../../../lib/text.tsx'
import { OptionGroups } from '../../../../ui/OptionGroups.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { GameBack } from '../../../catalogue/catalog/GameBack.tsx'
import { ShortPrice } from '../../../catalogue/catalog/ShownPrice.tsx'
import { type Choice, type ChoiceGroup, splitMatch } from './choices.ts'
import { forgetSearches } from './recent-searches.ts'
import { searchBoxTexts } from './texts.ts'

interface SuggestionListProps {
  listId: string
  groups: ChoiceGroup[]
  active: number
  typed: string
  isListed: boolean
  corrected: string | null
  choose: (choice: Choice) => void
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
  const places = groups.flatMap((group) => group.choices)
  const total = places.length
  const optionGroups = groups.map(({ title, choices }) => ({
    title: t(title),
    options: choices.map((choice) => ({ id: `${listId}-${places.indexOf(choice)}`, choice })),
  }))
  const isRecent = groups.some(({ title }) => title === searchBoxTexts.groupRecent)
  return (
    <>
      <VisuallyHidden live>{isListed ? t(searchBoxTexts.suggestionCount, { count: total }) : ''}</VisuallyHidden>
      <div
        className={clsx(
          'absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-popover',
          !isListed && 'hidden',
        )}
      >
        {corrected && (
          <p className="px-3 py-2 text-label text-ink-2">{t(searchBoxTexts.corrected, { word: corrected })}</p>
        )}
        {isListed && total === 0 && (
          <p className="px-3 py-3 text-label text-ink-2">{t(searchBoxTexts.noSuggestion, { text: typed })}</p>
        )}
        <OptionGroups
          listId={listId}
          label={t(searchBoxTexts.suggestions)}
          groups={optionGroups}
          activeId={active < 0 ? undefined : `${listId}-${active}`}
          rowClassName="min-h-13"
          onChoose={({ choice }) => choose(choice)}
        >
          {({ choice }) => <ChoiceRow {...{ choice, typed }} />}
        </OptionGroups>
        {isRecent && (
          <button
            type="button"
            className="min-h-11 w-full rounded-tag px-3 text-left text-label font-semibold text-mata hover:bg-sunken"
            onClick={() => {
              forgetSearches()
              onForgotten()
            }}
          >
            {t(searchBoxTexts.clearRecent)}
          </button>
        )}
      </div>
    </>
  )
}

function ChoiceRow({ choice, typed }: { choice: Choice; typed: string }) {
  const [before, match, after] = splitMatch(choice.term, typed.trim())
  return (
    <>
      <Thumb choice={choice} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block truncate">
          <b>{before}</b>
          {match}
          <b>{after}</b>
        </span>
        {choice.note && <span className="block truncate text-small text-ink-3">{choice.note}</span>}
      </span>
      {choice.product && <ShortPrice alone product={choice.product} />}
    </>
  )
}

function Thumb({ choice: { image, shape, product } }: { choice: Choice }) {
  if (shape === 'none') return null
  const size = shape === 'card' ? { width: 32, height: 44 } : { width: 32, height: 32 }
  return (
    <span style={size} className="grid flex-none overflow-hidden rounded-[3px] bg-sunken">
      {image ? (
        <Picture
          src={image}
          alt=""
          sizes="32px"
          {...size}
          className="size-full object-cover"
          onFail={() => undefined}
        />
      ) : (
        shape === 'card' && product && <GameBack game={product.categories.business} />
      )}
    </span>
  )
}
