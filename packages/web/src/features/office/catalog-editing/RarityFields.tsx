import { isRaritySign, raritySigns, type RarityTone, rarityTones } from '@bra/contract/catalogue/rarity-marks'
import { clsx } from 'clsx'
import { type ReactNode, use, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formTexts } from '../../../lib/form-texts.ts'
import { FormId } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'
import { toneTexts } from '../../../lib/tone-texts.ts'
import { ChoiceGroup } from '../../../ui/choices.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { RarityMark, RaritySign } from '../../../ui/Marks.tsx'
import { contentEditingTexts } from '../content-editing/texts.ts'
import { catalogEditingTexts } from './texts.ts'
import { vocabularyTexts } from './vocabulary-texts.ts'

interface LookFields {
  name: string
  glyph: string
  tone: RarityTone
}

export function RarityFields() {
  const t = useText()
  const { setValue, getFieldState, formState } = useFormContext<LookFields>()
  const { name, glyph, tone } = useWatch() as LookFields
  const group = useId()
  const change = { shouldDirty: true, shouldValidate: true }
  return (
    <>
      <ChoiceGroup legend={t(vocabularyTexts.glyph)}>
        <div className="flex flex-wrap gap-2">
          {raritySigns.map((sign) => (
            <LookChoice
              key={sign}
              group={`${group}-sign`}
              name={t(vocabularyTexts[`sign_${sign}`])}
              isChosen={glyph === sign}
              onChoose={() => setValue('glyph', sign, change)}
            >
              <RaritySign plain glyph={sign} tone={tone} />
            </LookChoice>
          ))}
        </div>
        <div className="mt-3">
          <TextInput
            id={`${use(FormId)}-glyph`}
            label={t(vocabularyTexts.letters)}
            hint={t(vocabularyTexts.lettersHint)}
            optional={t(formTexts.optional)}
            maxLength={3}
            autoComplete="off"
            value={isRaritySign(glyph) ? '' : glyph}
            onChange={(event) => setValue('glyph', event.target.value.trim(), change)}
            error={getFieldState('glyph', formState).error?.message}
          />
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={t(vocabularyTexts.tone)}>
        <div className="flex flex-wrap gap-2">
          {rarityTones.map((each) => (
            <LookChoice
              key={each}
              group={`${group}-tone`}
              name={t(toneTexts[each])}
              isChosen={tone === each}
              onChoose={() => setValue('tone', each, change)}
            >
              <RaritySign plain glyph={glyph} tone={each} />
            </LookChoice>
          ))}
        </div>
      </ChoiceGroup>
      <p className="flex flex-wrap items-center gap-3 text-label">
        <span className="font-semibold">{t(contentEditingTexts.preview)}</span>
        <RarityMark rarity={{ name: name || t(catalogEditingTexts.rarity), glyph, tone }} />
        <RarityMark plain rarity={{ name: name || t(catalogEditingTexts.rarity), glyph, tone }} />
      </p>
    </>
  )
}

interface LookChoiceProps {
  group: string
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const LookChoice = ({ group, name, isChosen, onChoose, children }: LookChoiceProps) => (
  <label
    title={name}
    className={clsx(
      'transition-quiet grid size-11 place-items-center rounded-control border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      isChosen ? 'border-mata bg-mata-soft' : 'border-line hover:border-line-strong',
    )}
  >
    <input type="radio" name={group} checked={isChosen} onChange={onChoose} className="sr-only" />
    {children}
    <span className="sr-only">{name}</span>
  </label>
)
