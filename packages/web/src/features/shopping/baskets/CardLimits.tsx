import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LimitFields } from './LimitFields.tsx'
import { isPrice, limitsInWords, type OwnLimits, type TypedLimits } from './limits.ts'
import { basketTexts } from './texts.ts'

interface CardLimitsProps {
  cards: Map<string, TypedLimits>
  own: OwnLimits
  onChange: (own: OwnLimits) => void
  isTried: boolean
}

/** Limits for single cards; a card without its own follows its line, and those for all. */
export function CardLimits({ cards, own, onChange, isTried }: CardLimitsProps) {
  const t = useText()
  const count = [...cards.keys()].filter((card) => own[card]).length
  const change = (card: string, limits: TypedLimits | undefined) => {
    const { [card]: _, ...others } = own
    onChange(limits ? { ...others, [card]: limits } : others)
  }
  return (
    <AccordionItem
      title={t(basketTexts.perCard)}
      end={count > 0 ? t(basketTexts.ownCount, { count }) : undefined}
      open={isTried && Object.values(own).some((limits) => !isPrice(limits)) ? true : undefined}
    >
      <p className="text-small text-ink-3">{t(basketTexts.perCardHint)}</p>
      {[...cards].map(([card, usual]) => (
        <OfCard key={card} {...{ card, usual, isTried }} own={own[card]} onChange={(limits) => change(card, limits)} />
      ))}
    </AccordionItem>
  )
}

interface OfCardProps extends Pick<CardLimitsProps, 'isTried'> {
  card: string
  usual: TypedLimits
  own: TypedLimits | undefined
  onChange: (limits: TypedLimits | undefined) => void
}

/** The fields are drawn when a card is opened, because a list may have hundreds of cards. */
function OfCard({ card, usual, own, onChange, isTried }: OfCardProps) {
  const t = useText()
  const isWrong = isTried && own !== undefined && !isPrice(own)
  const [isOpen, setOpen] = useState(false)
  return (
    <AccordionItem
      title={card}
      end={own && (limitsInWords(t, own) || t(basketTexts.anythingGoes))}
      open={isOpen || isWrong}
      onToggle={setOpen}
    >
      {(isOpen || isWrong) && <LimitFields limits={own ?? usual} isTried={isTried} onChange={onChange} />}
      {own && (
        <Button variant="ghost" size="small" onClick={() => onChange(undefined)}>
          {t(basketTexts.asAll)}
        </Button>
      )}
    </AccordionItem>
  )
}
