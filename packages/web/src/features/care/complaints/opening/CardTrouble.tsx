import type { ComplaintReason } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { useId } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { chipStyle } from '../../../../ui/Chip.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { Select, TextArea } from '../../../../ui/inputs.tsx'
import { QuantityStepper } from '../../../../ui/QuantityStepper.tsx'
import { ConditionOptions } from '../../../catalogue/variants/variant-options.tsx'
import { complaintTexts } from '../texts.ts'
import { asksCondition, fieldOf } from './missing.ts'
import { CardWords } from './StepCards.tsx'
import { complaintOpeningTexts } from './texts.ts'
import { TroublePhotos, type TroublePhotosProps } from './TroublePhotos.tsx'

interface CardTroubleProps extends TroublePhotosProps {
  reasons: ComplaintReason[]
}

export function CardTrouble({ line, reasons, trouble, onChange, errorOf }: CardTroubleProps) {
  const t = useText()
  const title = useId()
  const { reason, quantity, condition, words } = trouble
  return (
    <section aria-labelledby={title} className="panel grid gap-4 p-4">
      <h2 id={title} className="flex items-center gap-3 font-sans text-body font-normal tracking-normal">
        <CardWords line={line} />
        <b className="tabular-nums">{money(line.unit_price_cents * quantity)}</b>
      </h2>
      <ReasonChoice {...{ line, reasons, trouble, onChange, errorOf }} />
      {reason && line.free > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {t(reason === 'missing_card' ? complaintOpeningTexts.howManyMissing : complaintOpeningTexts.howMany)}
          </span>
          <QuantityStepper
            value={Math.min(quantity, line.free)}
            max={line.free}
            label={t(complaintOpeningTexts.quantityOf, { name: line.name })}
            decreaseLabel={t(complaintOpeningTexts.less)}
            increaseLabel={t(complaintOpeningTexts.more)}
            maxReason={t(complaintOpeningTexts.maxReason, { count: line.free })}
            onChange={(next) => onChange(() => ({ quantity: next }))}
          />
        </div>
      )}
      {asksCondition(trouble, line) && (
        <Select
          id={fieldOf(line.id, 'condition')}
          label={t(complaintOpeningTexts.yourCondition)}
          value={condition}
          error={errorOf(fieldOf(line.id, 'condition'))}
          onChange={({ target }) => onChange(() => ({ condition: target.value }))}
        >
          <option value="">{t(complaintOpeningTexts.chooseCondition)}</option>
          <ConditionOptions of={line.worse_conditions} />
        </Select>
      )}
      {reason && reason !== 'missing_card' && <TroublePhotos {...{ line, trouble, onChange, errorOf }} />}
      {reason && (
        <TextArea
          id={fieldOf(line.id, 'words')}
          label={t(complaintOpeningTexts.whatHappened)}
          rows={2}
          maxLength={1000}
          value={words}
          error={errorOf(fieldOf(line.id, 'words'))}
          onChange={({ target }) => onChange(() => ({ words: target.value }))}
        />
      )}
    </section>
  )
}

function ReasonChoice({ line, reasons, trouble, onChange, errorOf }: CardTroubleProps) {
  const t = useText()
  const field = fieldOf(line.id, 'reason')
  const error = errorOf(field)
  const offered = reasons.filter((one) => one !== 'not_arrived')
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${field}-error` : undefined}>
      <legend className="sr-only">{t(complaintOpeningTexts.whatWith, { name: line.name })}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((reason, at) => (
          <label
            key={reason}
            className={`${chipStyle(trouble.reason === reason)} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <input
              id={at === 0 ? field : undefined}
              type="radio"
              name={field}
              checked={trouble.reason === reason}
              onChange={() => onChange(() => ({ reason }))}
              className="sr-only"
            />
            {t(complaintTexts[`reason_${reason}`])}
          </label>
        ))}
      </div>
      <FieldError id={`${field}-error`}>{error}</FieldError>
    </fieldset>
  )
}
