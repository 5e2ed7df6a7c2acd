import type { ComplaintSummary } from '@bra/contract/care/complaints.schemas'
import { Check, CheckCheck, Hourglass, type LucideIcon, Scale, Undo2 } from 'lucide-react'
import type { Translate } from '../../../lib/text.tsx'
import type { Tone } from '../../../ui/Badge.tsx'
import type { Side } from './complaints.data.ts'
import { complaintTexts } from './texts.ts'

type Titled = Pick<ComplaintSummary, 'reason'> & { lines: { name: string }[] }

/** Returns for example "Boitatá veio pior que o anunciado". */
export function titleOf(t: Translate, { reason, lines }: Titled) {
  const [first, ...others] = lines
  const name = others.length > 0 ? t(complaintTexts.andMore, { name: first!.name, count: others.length }) : first?.name
  return t(complaintTexts[`title_${reason}`], { name: name ?? '' })
}

export interface Standing {
  text: string
  tone: Tone
  icon: LucideIcon
}

type Stood = Pick<ComplaintSummary, 'state' | 'outcome' | 'awaiting'>

/** Says who has to act, or how it ended, as the reader's side sees it. */
export function standingOf(t: Translate, { state, outcome, awaiting }: Stood, you: Side): Standing {
  if (state === 'closed')
    return {
      text: t(complaintTexts[`ended_${outcome ?? 'unfounded'}`]),
      tone: outcome === 'unfounded' ? 'neutral' : 'mata',
      icon: CheckCheck,
    }
  if (awaiting === you)
    return {
      text: t(state === 'resolved' ? complaintTexts.yourStep : complaintTexts.awaitsYou),
      tone: 'buriti',
      icon: Hourglass,
    }
  if (state === 'resolved') {
    const isOnTheWay = outcome === 'return' || outcome === 'reshipment'
    const tone = outcome === 'unfounded' ? 'neutral' : 'mata'
    return { text: t(complaintTexts[`outcome_${outcome!}`]), tone, icon: isOnTheWay ? Undo2 : Check }
  }
  if (awaiting === 'operator') return { text: t(complaintTexts.awaitsOperator), tone: 'anil', icon: Scale }
  return {
    text: t(awaiting === 'store' ? complaintTexts.awaitsStore : complaintTexts.awaitsBuyer),
    tone: 'neutral',
    icon: Hourglass,
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Returns "48 h 12 min" for a span of time, rounded up to a minute. */
export function spanInWords(t: Translate, ms: number) {
  const whole = Math.ceil(ms / MINUTE_MS) * MINUTE_MS
  const [hours, minutes] = [Math.floor(whole / HOUR_MS), Math.round((whole % HOUR_MS) / MINUTE_MS)]
  if (hours === 0) return t(complaintTexts.minutes, { count: minutes })
  return t(complaintTexts.hoursAndMinutes, { hours: String(hours), minutes: String(minutes) })
}

const WHOLE = 10_000

/** Returns "78%" for 7800 basis points. */
export const percent = (ratio: number) => `${Math.round(ratio / (WHOLE / 100))}%`
export const lostOf = (ratio: number) => WHOLE - ratio

export const otherName = (t: Translate, { store, buyer }: Pick<ComplaintSummary, 'store' | 'buyer'>, you: Side) =>
  you === 'store' ? buyer : (store?.name ?? t(complaintTexts.centre))
