import type { Tx } from '../../../platform/db.ts'
import { insertFirstFaq, insertMissingTexts } from './content.queries.ts'
import { defaultFaq } from './defaults/faq.ts'
import { defaultTexts } from './defaults/texts.ts'

/** Writes the default texts and questions that are missing; what an operator edited or removed stays so. */
export async function writeMissingContent(tx: Tx, now: Date, texts = defaultTexts) {
  await insertMissingTexts(
    tx,
    texts.map((text) => ({ ...text, updated_at: now })),
  )
  await insertFirstFaq(
    tx,
    defaultFaq.map((question, position) => ({ ...question, position })),
  )
}
