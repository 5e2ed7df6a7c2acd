import { plain } from '@bra/contract/trade/format'
import { useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx'
import { ElementMark } from '../../../../ui/ElementMark.tsx'
import { RarityMark } from '../../../../ui/Marks.tsx'
import { SearchInput } from '../../../../ui/SearchInput.tsx'
import type { Choice, ChoiceFacet } from './facets.ts'
import { facetTexts } from './texts.ts'

const FIRST_CHOICES = 10

interface ChoiceFacetBodyProps {
  facet: ChoiceFacet
  title: string
  choices: Choice[]
  chosen: string[]
  onToggle: (value: string) => void
  /** Set if there are more choices than listed: it gets what is typed, and `more` is what was found. */
  onType?: (typed: string) => void
  more?: Choice[]
  /** True if there are choices besides those listed and found. */
  isPart?: boolean
  isSearching?: boolean
}

export function ChoiceFacetBody({
  facet,
  title,
  choices,
  chosen,
  onToggle,
  onType,
  more = [],
  isPart,
  isSearching,
}: ChoiceFacetBodyProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const type = (words: string) => {
    setTyped(words)
    onType?.(words.trim())
  }
  const [isWhole, setWhole] = useState(false)
  const isLong = choices.length > FIRST_CHOICES
  const found = choices.filter(({ label }) => plain(label).includes(plain(typed.trim())))
  const isCut = isLong && !isWhole && !typed.trim()
  const known = isCut ? found.filter(({ value }, at) => at < FIRST_CHOICES || chosen.includes(value)) : found
  const shown = [...known, ...more.filter(({ value }) => !known.some((choice) => choice.value === value))]

  return (
    <ChoiceGroup legend={title} hiddenLegend>
      {isLong && (
        <SearchInput
          className="mb-2"
          label={t(facetTexts.searchIn, { facet: title })}
          placeholder={t(facetTexts.searchIn, { facet: title })}
          clearLabel={t(facetTexts.clear)}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onClear={() => type('')}
        />
      )}
      {shown.map(({ value, count, ...named }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          end={count}
          onChange={() => onToggle(value)}
        >
          <ChoiceName {...named} {...{ facet, value }} />
        </Checkbox>
      ))}
      {shown.length === 0 && !isSearching && <p className="py-2 text-label text-ink-3">{t(facetTexts.noChoice)}</p>}
      {isCut && (
        <Button variant="ghost" size="small" className="-ml-3.5" onClick={() => setWhole(true)}>
          {t(isPart ? facetTexts.showFullest : facetTexts.showAll, { count: choices.length })}
        </Button>
      )}
    </ChoiceGroup>
  )
}

function ChoiceName({ facet, value, label, glyph = '', tone }: Omit<Choice, 'count'> & { facet: ChoiceFacet }) {
  if (tone) return <RarityMark rarity={{ name: label, glyph, tone }} plain />
  if (facet === 'elements') return <ElementMark slug={value} word={label} plain />
  return label
}
