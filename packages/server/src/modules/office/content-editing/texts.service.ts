import type { contentEditingSchemas } from '@bra/contract/office/content-editing.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { noteAct } from '../../people/audit/index.ts'
import { publish } from './shelves.service.ts'
import { replaceText, holdText, keptText, versionsOfText } from './texts.queries.ts'

type Writing = z.output<typeof contentEditingSchemas.writeText.body> & { code: string }

export const textOf = async ({ db }: App, code: string) => (await keptText(db, code)) ?? fail('static_text_not_found')

export async function textVersions(app: App, code: string) {
  await textOf(app, code)
  return { versions: await versionsOfText(app.db, code) }
}

/** Writes a new version of a text; consents name the day of the version in force. */
export async function writeText(app: App, operator: User, { code, draft, seen_at: seenAt, reason }: Writing) {
  await publish(app, async (tx) => {
    const was = (await holdText(tx, code)) ?? fail('static_text_not_found')
    if (was.updated_at.getTime() !== Date.parse(seenAt)) fail('content_changed_meanwhile')
    if (was.title === draft.title && was.body === draft.body) return
    await replaceText(tx, { code, ...draft }, app.clock.now())
    const lengths = { before: `${was.body.length} letras`, after: `${draft.body.length} letras` }
    const act = { kind: 'content_changed' as const, subject: `text:${code}`, title: draft.title, reason }
    await noteAct(tx, app, operator, { ...act, detail: lengths })
  })
  return { error: false, message: usualReplies.saved, result: await textOf(app, code) }
}
