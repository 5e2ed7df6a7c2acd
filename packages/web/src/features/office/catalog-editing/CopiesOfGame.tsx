import { useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { EditionTicks, FinishTicks, LanguageTicks } from './CodeTicks.tsx'
import { vocabularyTexts } from './vocabulary-texts.ts'

export function CopiesOfGame() {
  const t = useText()
  const [kind, finishes, editions, languages] = useWatch({
    name: ['kind', 'closed_finishes', 'closed_editions', 'closed_languages'],
  }) as [string, boolean, boolean, boolean]
  if (kind !== 'tcg') return null
  return (
    <>
      <FormCheckbox name="closed_finishes" hint={t(vocabularyTexts.closedFinishesHint)}>
        {t(vocabularyTexts.closedFinishes)}
      </FormCheckbox>
      {finishes && (
        <FinishTicks name="open_finishes" legend={t(vocabularyTexts.openFinishes)} hint={t(vocabularyTexts.openHint)} />
      )}
      <FormCheckbox name="closed_editions">{t(vocabularyTexts.closedPrintRuns)}</FormCheckbox>
      {editions && (
        <EditionTicks
          name="open_editions"
          legend={t(vocabularyTexts.openPrintRuns)}
          hint={t(vocabularyTexts.openHint)}
        />
      )}
      <FormCheckbox name="closed_languages">{t(vocabularyTexts.closedLanguages)}</FormCheckbox>
      {languages && (
        <LanguageTicks
          name="open_languages"
          legend={t(vocabularyTexts.openLanguages)}
          hint={t(vocabularyTexts.openHint)}
        />
      )}
    </>
  )
}
