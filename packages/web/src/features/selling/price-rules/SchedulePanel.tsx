import type { Reply } from '@bra/contract/kit/api'
import type { priceRules } from '@bra/contract/selling/price-rules'
import { compounds } from '@bra/contract/selling/price-rules'
import type { PriceRule } from '@bra/contract/selling/price-rules.schemas'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { usePriceRuleCall } from './price-rules.data.ts'
import { priceRuleTexts } from './texts.ts'

type Schedule = Reply<typeof priceRules.list>['schedule']

const EARLY = 6
const HOURS = 24

interface SchedulePanelProps {
  storeId: number
  schedule: Schedule
  rules: PriceRule[]
}

export function SchedulePanel({ storeId, schedule, rules }: SchedulePanelProps) {
  const t = useText()
  const { language } = useEnv().visit
  const keep = usePriceRuleCall('schedule')
  const byHand = rules.filter((rule) => rule.active && compounds(rule.pricing)).map(({ name }) => name)
  const { hour, active } = schedule ?? { hour: EARLY, active: false }
  const set = (change: Partial<NonNullable<Schedule>>) =>
    keep.mutate(
      { body: { store_id: storeId, hour, active, ...change } },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => complain(error, t),
      },
    )
  return (
    <section aria-labelledby="schedule" className="panel mt-5 grid max-w-xl gap-3 p-5">
      <h2 id="schedule" className="text-h3">
        {t(priceRuleTexts.schedule)}
      </h2>
      <p className="text-ink-2">{t(priceRuleTexts.scheduleHint)}</p>
      {byHand.length > 0 && <Notice tone="buriti">{t(priceRuleTexts.byHand, { names: byHand.join(', ') })}</Notice>}
      <Switch checked={active} onChange={(event) => set({ active: event.target.checked })}>
        {t(priceRuleTexts.scheduleOn)}
      </Switch>
      <div className="max-w-56">
        <Select
          label={t(priceRuleTexts.hour)}
          value={hour}
          onChange={(event) => set({ hour: Number(event.target.value) })}
        >
          {Array.from({ length: HOURS }, (_, at) => (
            <option key={at} value={at}>
              {t(priceRuleTexts.hourOf, { hour: at })}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className="min-h-5 text-label text-ink-2">
        {schedule?.next_at && t(priceRuleTexts.next, { moment: moment(schedule.next_at, language) })}
      </p>
    </section>
  )
}
