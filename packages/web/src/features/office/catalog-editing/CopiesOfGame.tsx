import { useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { EditionTicks, FinishTicks, LanguageTicks } from './CodeTicks.tsx'

/** Which copies stores may offer of a printing besides those that the catalogue tells of it. */
export function CopiesOfGame() {
  const t = useText()
  const [kind, finishes, editions, languages] = useWatch({
    name: ['kind', 'closed_finishes', 'closed_editions', 'closed_languages'],
  }) as [string, boolean, boolean, boolean]
  if (kind !== 'tcg') return null
  return (
    <>
      <FormCheckbox name="closed_finishes" hint={t('words.closedFinishesHint')}>
        {t('words.closedFinishes')}
      </FormCheckbox>
      {finishes && <FinishTicks name="open_finishes" legend={t('words.openFinishes')} hint={t('words.openHint')} />}
      <FormCheckbox name="closed_editions">{t('words.closedPrintRuns')}</FormCheckbox>
      {editions && <EditionTicks name="open_editions" legend={t('words.openPrintRuns')} hint={t('words.openHint')} />}
      <FormCheckbox name="closed_languages">{t('words.closedLanguages')}</FormCheckbox>
      {languages && (
        <LanguageTicks name="open_languages" legend={t('words.openLanguages')} hint={t('words.openHint')} />
      )}
    </>
  )
}
