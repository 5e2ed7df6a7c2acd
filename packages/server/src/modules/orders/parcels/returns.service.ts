import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { tellSender, toStore } from '../order-notices/index.ts'
import { announceParcel, moveParcel } from '../orders/index.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { bareCode, refuseWrongCode } from '../../stores/shipping/index.ts'
import { change, moved } from './parcels.change.ts'
import { proofs } from './returns.ts'
import { setAnswer, setReturnCode } from './returns.queries.ts'

export const sendBack = (app: App, user: User, body: { store_order_id: number; tracking_code: string }) =>
  change(app, user, body.store_order_id, async (tx, { parcel, actions, by, now }) => {
    const isCorrection = actions.includes('correct_code')
    if (!isCorrection && !actions.includes('send_back')) fail('return_not_open')
    const { id } = parcel
    const code = bareCode(body.tracking_code)
    refuseWrongCode(code)
    if (code === parcel.tracking_code) failAt('tracking_code', 'tracking_code_outward')
    if (isCorrection) return correctCode(tx, app, { id, before: parcel.return_code, code })
    const set = { return_code: code, return_posted_at: now }
    moved(await moveParcel(tx, app, id, { from: 'return_authorised', move: 'send_back', by, set }))
    await tellSender(tx, app, id, { key: 'sent_back', say: (order) => toStore.sent_back(order, code) })
    return say(
      'Avisamos a loja. O dinheiro volta quando ela receber o pacote.',
      'We told the store. The money comes back once it has the parcel.',
    )
  })

async function correctCode(tx: Tx, app: App, of: { id: number; before: string | null; code: string }) {
  const { id, before, code } = of
  if (before === code) return say('Este já é o código da devolução.', 'This is already the code of the return.')
  moved(await setReturnCode(tx, id, { before, code }))
  await announceParcel(tx, app, id)
  const key = `return code ${app.clock.now().getTime()}`
  await tellSender(tx, app, id, { key, say: (order) => toStore.code_corrected(order, { code, before: before ?? '' }) })
  return say('Código corrigido. Avisamos a loja.', 'Code corrected. We told the store.')
}

interface Answered {
  store_order_id: number
  comment: string
  photos: string[]
}

export const answerContest = (app: App, user: User, { store_order_id: id, comment, photos }: Answered) =>
  change(app, user, id, async (tx, { actions }) => {
    if (!actions.includes('answer_contest')) fail('contest_not_open')
    moved(await setAnswer(tx, id, { comment, photos }))
    await showPhotos(tx, app, user.id, [{ by: proofs.ofBuyer(id), photos }])
    await announceParcel(tx, app, id)
    await tellSender(tx, app, id, { key: 'contest answered', say: (order) => toStore.contest_answered(order, comment) })
    return say(
      'Resposta enviada. O Bra Cards decide com o que os dois lados mostraram.',
      'Answer sent. Bra Cards decides with what both sides have shown.',
    )
  })
