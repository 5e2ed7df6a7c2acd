import type { ReportReason } from '@bra/contract/care/review-reports.schemas'
import { en, pt, say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { answerTo } from '../../people/notices/index.ts'
import { removeReview } from '../../stores/reviews/index.ts'
import {
  authorOf,
  decideReports,
  insertReport,
  reportedReview,
  reviewNamed,
  shownReview,
} from './review-reports.queries.ts'

interface Report {
  id: number
  reason: ReportReason
  comment?: string
}

export async function reportReview(app: App, user: User, { id, reason, comment }: Report) {
  if (!(await shownReview(app.db, id))) fail('review_not_found')
  const report = {
    review_id: id,
    user_id: user.id,
    reason,
    comment: comment || null,
    reported_at: app.clock.now(),
    decided_at: null,
    decision: null,
  }
  if (!(await app.transaction((tx) => insertReport(tx, report)))) fail('review_reported')
  return {
    error: false,
    message: say(
      'Denúncia recebida. Vamos analisar e avisar você.',
      'Report received. We will look at it and tell you.',
    ),
  }
}

export const seeReview = async ({ db }: App, id: number) => (await reportedReview(db, id)) ?? fail('review_not_found')

interface Decision {
  id: number
  decision: 'kept' | 'removed'
  reason: string
}

/** Ends all reports that wait; the figures of the store follow, and everybody concerned is told. */
export async function decideReview(app: App, operator: User, { id, decision, reason }: Decision) {
  const review = await seeReview(app, id)
  await app.transaction(async (tx) => {
    const reporters = await decideReports(tx, id, { decision, now: app.clock.now() })
    if (reporters.length === 0) fail('review_decided')
    if (decision === 'removed') await removeReview(tx, app, { id, storeId: review.store.id })
    await tell(tx, app, {
      id,
      decision,
      reason,
      store: review.store.name,
      slug: review.store.slug,
      reporters: reporters.map((row) => row.user_id),
    })
    const kind = decision === 'kept' ? 'review_kept' : 'review_removed'
    const title = reviewNamed(review.store.name)
    await noteAct(tx, app, operator, {
      kind,
      subject: `review:${id}`,
      title,
      reason,
      detail: { before: review.comment },
    })
  })
  if (decision === 'removed') app.bus.publish('shop_changed', {})
  return { error: false, message: decided[decision] }
}

const decided = {
  kept: say('Avaliação mantida.', 'The review stays.'),
  removed: say('Avaliação removida.', 'The review was removed.'),
}

async function tell(tx: Tx, app: App, of: Decision & { store: string; slug: string; reporters: number[] }) {
  const about = { link: `/${of.slug}`, action: say('Ver a loja', 'See the store') }
  const keyOf = (userId: number) => `review decided:${of.id}:${app.clock.now().getTime()}:${userId}`
  const outcome = of.decision === 'kept' ? say('continua no ar', 'stays') : say('saiu do ar', 'was taken away')
  for (const userId of of.reporters) {
    const title = say('Analisamos a sua denúncia', 'We looked at your report')
    const body = say(
      pt`A avaliação da loja ${of.store} ${outcome}. Motivo: ${of.reason}`,
      en`The review of the store ${of.store} ${outcome}. Reason: ${of.reason}`,
    )
    await answerTo(tx, app, { userId, key: keyOf(userId), ...about, title, body })
  }
  const author = await authorOf(tx, of.id)
  if (!author || of.reporters.includes(author)) return
  const title =
    of.decision === 'kept'
      ? say('Sua avaliação foi mantida', 'Your review stays')
      : say('Sua avaliação foi removida', 'Your review was removed')
  const body = say(
    pt`Alguém denunciou a sua avaliação da loja ${of.store}, e ela ${outcome}. Motivo: ${of.reason}`,
    en`Somebody reported your review of the store ${of.store}, and it ${outcome}. Reason: ${of.reason}`,
  )
  await answerTo(tx, app, { userId: author, key: keyOf(author), ...about, title, body })
}
