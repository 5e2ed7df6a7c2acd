import type { Printing } from '@bra/contract/dispatch/labels.schemas'
import { useFormContext } from 'react-hook-form'
import { FormCheckbox } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { labelTexts } from './label-texts.ts'
import { paperTexts } from './printing.data.ts'

const papers = Object.keys(paperTexts) as Printing['paper'][]

export function PrintingFields() {
  const t = useText()
  const { register } = useFormContext()
  return (
    <>
      <ChoiceGroup legend={t(labelTexts.paper)}>
        {papers.map((paper) => (
          <Radio key={paper} {...register('paper')} value={paper}>
            {t(paperTexts[paper])}
          </Radio>
        ))}
      </ChoiceGroup>
      <FormCheckbox name="contents">{t(labelTexts.labelContents)}</FormCheckbox>
    </>
  )
}
