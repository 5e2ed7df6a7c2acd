import type { Translate } from '../../../lib/text.tsx'
import { dashboardTexts } from './texts.ts'

interface Figure {
  now: number | null
  before: number | null
}

/** Says "12% a mais que nos 30 dias anteriores", because colour alone does not tell; null without a figure before. */
export function changeInWords({ now, before }: Figure, days: number, t: Translate) {
  if (now === null || before === null || (before === 0 && now === 0)) return null
  if (now === before) return t(dashboardTexts.same, { days })
  if (before === 0) return t(dashboardTexts.fromNothing, { days })
  const percent = `${Math.round((Math.abs(now - before) / before) * 100)}%`
  return t(now > before ? dashboardTexts.more : dashboardTexts.less, { percent, days })
}
