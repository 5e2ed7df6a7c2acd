import { useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { EditionTicks, FinishTicks } from './CodeTicks.tsx'

/** Which copies stores may offer of a printing besides those that the catalogue tells of it. */
export function CopiesOfGame() {
  const t = useText()
  const [kind, finishes, editions] = useWatch({ name: ['kind', 'closed_finishes', 'closed_editions'] }) as [
    string,
    boolean,
    boolean,
  ]
  if (kind !== 'tcg') return null
  return (
    <>
      <FormCheckbox name="closed_finishes" hint={t('words.closedFinishesHint')}>
        {t('words.closedFinishes')}
      </FormCheckbox>
      {finishes && <FinishTicks name="open_finishes" legend={t('words.openFinishes')} hint={t('words.openHint')} />}
      <FormCheckbox name="closed_editions">{t('words.closedPrintRuns')}</FormCheckbox>
      {editions && <EditionTicks name="open_editions" legend={t('words.openPrintRuns')} hint={t('words.openHint')} />}
    </>
  )
}
