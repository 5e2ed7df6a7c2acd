import type { Translate } from '../../../lib/text.tsx'

interface Figure {
  now: number | null
  before: number | null
}

/** Returns "12% a mais que nos 30 dias anteriores", so that a change is told in words and not only by a colour. */
export function changeInWords({ now, before }: Figure, t: Translate) {
  if (now === null || before === null || (before === 0 && now === 0)) return t('dashboard.noComparison')
  if (now === before) return t('dashboard.same')
  if (before === 0) return t('dashboard.fromNothing')
  const percent = `${Math.round((Math.abs(now - before) / before) * 100)}%`
  return t(now > before ? 'dashboard.more' : 'dashboard.less', { percent })
}
