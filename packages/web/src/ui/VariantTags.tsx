import type { Offer } from '@bra/contract/listings.schemas'
import { conditionNames, extraNames, finishNames, languageNames } from '@bra/contract/trade'
import { Badge } from './Badge.tsx'
import { ConditionTag } from './ConditionTag.tsx'
import { FoilTag } from './Marks.tsx'

type Variant = Pick<Offer, 'condition' | 'language' | 'finish' | 'grade' | 'extras'>

/** Just which copy it is: condition and grade, language, finish, and what else is special about it. */
export function VariantTags({ of: { condition, language, finish, grade, extras } }: { of: Variant }) {
  const word = conditionNames[condition]
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
      <ConditionTag code={condition} word={grade ? `${word} ${grade.company} ${grade.grade}` : word} />
      <span>{languageNames[language]}</span>
      {finish === 'normal' ? <span>{finishNames[finish]}</span> : <FoilTag word={finishNames[finish]} />}
      {extras.map((extra) => (
        <Badge key={extra} tone="anil">
          {extraNames[extra]}
        </Badge>
      ))}
    </p>
  )
}
