import type { Variant } from '@bra/contract/trade/trade'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ConditionTag } from '../../../ui/ConditionTag.tsx'
import { FoilTag } from '../../../ui/FoilTag.tsx'
import { useText } from '../../../lib/text.tsx'

export function VariantTags({ of: { condition, language, finish, grade, extras } }: { of: Variant }) {
  const t = useText()
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
      <VariantCondition of={{ condition, grade }} />
      <span>{t(tradeTexts[language])}</span>
      {finish === 'normal' ? <span>{t(tradeTexts[finish])}</span> : <FoilTag word={t(tradeTexts[finish])} />}
      <ExtraBadges of={{ extras }} />
    </p>
  )
}

interface VariantConditionProps {
  of: Pick<Variant, 'condition' | 'grade'>
  short?: boolean
}

export function VariantCondition({ of: { condition, grade }, short }: VariantConditionProps) {
  const t = useText()
  const word = t(tradeTexts[condition])
  return <ConditionTag code={condition} word={grade ? `${word} ${grade.company} ${grade.grade}` : word} short={short} />
}

export function ExtraBadges({ of: { extras } }: { of: Pick<Variant, 'extras'> }) {
  const t = useText()
  return extras.map((extra) => (
    <Badge key={extra} tone="anil">
      {t(tradeTexts[extra])}
    </Badge>
  ))
}
