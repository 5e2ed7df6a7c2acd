import { say, unchanged } from '@bra/contract/kit/saying'
import type { offerQuestionsSchemas } from '@bra/contract/stores/offer-questions.schemas'
import type { z } from 'zod'
import { belongsTo } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failFor } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { shortened } from '../../../platform/shortened.ts'
import { refuseFlood } from '../../ground/security/index.ts'
import { answerTo } from '../../people/notices/index.ts'
import { holdStore, tellStore } from '../stores/index.ts'
import {
  askedSince,
  countOpen,
  insertQuestion,
  keepAnswer,
  offerToAsk,
  questionToStores,
  setHidden,
} from './offer-questions.queries.ts'

type QuestionBody = z.output<typeof offerQuestionsSchemas.ask.body>
type AnswerBody = z.output<typeof offerQuestionsSchemas.answer.body>
type HideBody = z.output<typeof offerQuestionsSchemas.hide.body>

const MAX_OPEN = 5
const MAX_A_DAY = 20

export async function askStore(app: App, user: User, { id: listingId, body }: QuestionBody) {
  await app.transaction(async (tx) => {
    const { product, asker, ...offer } = (await offerToAsk(tx, listingId, user.id)) ?? fail('offer_not_found')
    const { store_id: storeId, product_id: productId } = offer
    if (belongsTo(user, storeId)) fail('own_offer')
    await holdStore(tx, storeId)
    await refuseTooMany(tx, app, { userId: user.id, storeId })
    const { id } = await insertQuestion(tx, {
      user_id: user.id,
      store_id: storeId,
      product_id: productId,
      listing_id: listingId,
      body,
      asked_at: app.clock.now(),
    })
    const title = say(`${asker} perguntou sobre ${product}`, `${asker} asked about ${product}`)
    const text = unchanged(shortened(body))
    const link = `/my-store/${storeId}/messages?aba=perguntas`
    const mail = { key: `question ${id}`, template: 'sale_news' as const, action: say('Responder', 'Answer') }
    await tellStore(tx, app, 'messages', { storeId, title, text, link, mail, about: user.id })
    emit(tx, app, 'offer_question', { questionId: id, userId: user.id, storeId })
  })
  return {
    error: false,
    message: say(
      'Pergunta enviada. Avisamos você quando a loja responder.',
      'Question sent. We tell you when the store answers.',
    ),
  }
}

async function refuseTooMany(tx: Tx, app: App, of: { userId: number; storeId: number }) {
  const now = app.clock.now()
  await refuseFlood(now, (since) => askedSince(tx, of.userId, since))
  const today = await askedSince(tx, of.userId, new Date(now.getTime() - DAY_MS))
  const first = today.at(-MAX_A_DAY)
  if (first) failFor((first.created_at.getTime() + DAY_MS - now.getTime()) / 1000, 'too_many_questions')
  if ((await countOpen(tx, of)) >= MAX_OPEN) fail('too_many_open_questions')
}

export async function answerQuestion(app: App, user: Actor, { id, answer }: AnswerBody) {
  await app.transaction(async (tx) => {
    const question = (await questionToStores(tx, user.storeIds, id)) ?? fail('question_not_found')
    const { user_id: userId, store_id: storeId, store, product } = question
    if (!(await keepAnswer(tx, { id, answer }, app.clock.now()))) fail('question_answered')
    await answerTo(tx, app, {
      userId,
      about: user.id,
      key: `question ${id} answered`,
      title: say(`${store} respondeu sobre ${product}`, `${store} answered about ${product}`),
      body: unchanged(shortened(answer)),
      link: '/my-account?aba=perguntas',
      action: say('Ver a resposta', 'See the answer'),
    })
    emit(tx, app, 'offer_question', { questionId: id, userId, storeId })
  })
  return { error: false, message: say('Resposta enviada.', 'Answer sent.') }
}

export async function hideQuestion(app: App, user: Actor, { id, hidden }: HideBody) {
  await app.transaction(async (tx) => {
    const question = (await questionToStores(tx, user.storeIds, id)) ?? fail('question_not_found')
    const { user_id: userId, store_id: storeId } = question
    await setHidden(tx, id, hidden ? app.clock.now() : null)
    emit(tx, app, 'offer_question', { questionId: id, userId, storeId })
  })
  return {
    error: false,
    message: hidden ? say('Pergunta oculta.', 'Question hidden.') : say('A pergunta voltou.', 'The question is back.'),
  }
}
