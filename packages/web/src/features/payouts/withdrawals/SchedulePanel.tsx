import { both } from '@bra/contract/kit/both'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { date, money } from '@bra/contract/trade/format'
import { type Rhythm, rhythms } from '@bra/contract/payouts/withdrawal-schedules'
import { withdrawals } from '@bra/contract/payouts/withdrawals'
import { withdrawalsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { Answer } from '../../../lib/Answer.tsx'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { cashOutTexts } from './texts.ts'
import { scheduleQuery, useReloadMoney } from './withdrawals.data.ts'

/** The empty choice is sent as null, and the field is in reais. */
const Typed = withdrawalsSchemas.setSchedule.body.extend({
  rhythm: z.enum(['', ...rhythms]).transform((chosen): Rhythm | null => chosen || null),
  least_cents: z
    .string()
    .transform(centsOf)
    .pipe(z.int(both('Digite um valor como 150,00.', 'Type an amount like 150,00.'))),
})

type Reply = z.output<typeof withdrawalsSchemas.schedule.reply>

export function SchedulePanel({ storeId }: { storeId: number }) {
  const t = useText()
  const answer = useQuery(scheduleQuery(storeId))
  return (
    <section aria-labelledby="schedule" className="panel p-4 sm:p-5">
      <h2 id="schedule" className="scroll-mt-24 text-h3">
        {t(cashOutTexts.schedule)}
      </h2>
      <Answer to={answer} title={t(cashOutTexts.scheduleFailed)} room="h-40">
        {(reply) => <ScheduleForm key={reply.schedule?.rhythm} storeId={storeId} {...reply} />}
      </Answer>
    </section>
  )
}

function ScheduleForm({ storeId, schedule, minimum_cents: least, fee_cents: fee }: Reply & { storeId: number }) {
  const t = useText()
  const save = useSend(withdrawals.setSchedule, { tells: true, refresh: useReloadMoney() })
  const form = useContractForm(Typed, {
    store_id: storeId,
    rhythm: schedule?.rhythm ?? '',
    least_cents: reaisOf(schedule?.least_cents ?? least),
  })
  return (
    <ContractForm form={form} send={(body) => save({ body })} className="mt-3 flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="rhythm" label={t(cashOutTexts.rhythm)}>
          <option value="">{t(cashOutTexts.rhythm_none)}</option>
          {rhythms.map((rhythm) => (
            <option key={rhythm} value={rhythm}>
              {t(cashOutTexts[`rhythm_${rhythm}`])}
            </option>
          ))}
        </FormSelect>
        <FormText
          name="least_cents"
          label={t(cashOutTexts.fromAmount)}
          before="R$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          className="text-right tabular-nums"
        />
      </div>
      <p className="text-small text-ink-2">
        {t(cashOutTexts.scheduleHint, { fee: fee ? money(fee) : t(cashOutTexts.noFee) })}
        {schedule?.withdrew_on && ` ${t(cashOutTexts.scheduleLast, { day: date(schedule.withdrew_on) })}`}
      </p>
      <SubmitButton variant="outline" className="self-start">
        {t(cashOutTexts.scheduleSave)}
      </SubmitButton>
    </ContractForm>
  )
}
