import type { Offer } from '@bra/contract/listings.schemas'
import { Badge } from '../ui/Badge.tsx'
import { ConditionTag } from '../ui/ConditionTag.tsx'
import { FoilTag } from '../ui/Marks.tsx'
import { useText } from './text.tsx'

type Variant = Pick<Offer, 'condition' | 'language' | 'finish' | 'grade' | 'extras'>

/** Just which copy it is: condition and grade, language, finish, and what else is special about it. */
export function VariantTags({ of: { condition, language, finish, grade, extras } }: { of: Variant }) {
  const t = useText()
  const word = t(`trade.${condition}`)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
      <ConditionTag code={condition} word={grade ? `${word} ${grade.company} ${grade.grade}` : word} />
      <span>{t(`trade.${language}`)}</span>
      {finish === 'normal' ? <span>{t(`trade.${finish}`)}</span> : <FoilTag word={t(`trade.${finish}`)} />}
      {extras.map((extra) => (
        <Badge key={extra} tone="anil">
          {t(`trade.${extra}`)}
        </Badge>
      ))}
    </p>
  )
}
