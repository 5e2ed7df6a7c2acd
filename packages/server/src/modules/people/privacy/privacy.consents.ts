import type { Consent, ConsentDocument } from '@bra/contract/people/privacy.schemas'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { allowNewsByMail, wantsNewsByMail } from '../notices/index.ts'
import { consentsOf, insertConsents, versionsOfTexts } from './privacy.queries.ts'

/** Text code of each consent; `required` ones cannot be withdrawn without closing the account. */
const documents: Record<ConsentDocument, { text: string; required: boolean }> = {
  terms: { text: 'termos', required: true },
  privacy: { text: 'privacidade', required: true },
  marketing: { text: 'privacidade', required: false },
  analytics: { text: 'privacidade', required: false },
}
const names = Object.keys(documents) as ConsentDocument[]

export async function consentsInForce(app: App, user: User): Promise<Consent[]> {
  const [versions, given, isMailed] = await Promise.all([
    versionsInForce(app.db),
    consentsOf(app.db, user.id),
    wantsNewsByMail(app.db, user.id),
  ])
  return names.map((document) => {
    const last = given.find((consent) => consent.document === document)
    const accepted = document === 'marketing' ? isMailed : (last?.accepted ?? false)
    return {
      document,
      version: versions[document],
      required: documents[document].required,
      accepted,
      accepted_version: accepted ? (last?.version ?? null) : null,
      decided_at: last?.decided_at.toISOString() ?? null,
    }
  })
}

/** Records the decision with the version of the text; refuses to withdraw what the account requires. */
export async function giveConsent(app: App, user: User, decision: { document: ConsentDocument; accepted: boolean }) {
  if (documents[decision.document].required && !decision.accepted) fail('consent_required')
  await recordConsents(app, user.id, { [decision.document]: decision.accepted })
  return { error: false, message: usualReplies.saved }
}

export const recordFirstConsents = (app: App, userId: number, acceptsMarketing: boolean) =>
  recordConsents(app, userId, { terms: true, privacy: true, marketing: acceptsMarketing, analytics: false })

async function recordConsents(app: App, userId: number, decisions: Partial<Record<ConsentDocument, boolean>>) {
  const versions = await versionsInForce(app.db)
  const consents = names
    .filter((document) => decisions[document] !== undefined)
    .map((document) => ({
      user_id: userId,
      document,
      version: versions[document],
      accepted: decisions[document]!,
      decided_at: app.clock.now(),
    }))
  const { marketing } = decisions
  await app.transaction(async (tx) => {
    await insertConsents(tx, consents)
    if (marketing !== undefined) await allowNewsByMail(tx, userId, marketing)
  })
}

/** Copies the notice preference for news by mail into the consents, if they differ. */
export async function recordNewsByMail(app: App, userId: number) {
  const [accepted, given] = await Promise.all([wantsNewsByMail(app.db, userId), consentsOf(app.db, userId)])
  const last = given.find(({ document }) => document === 'marketing')
  if (accepted !== (last?.accepted ?? false)) await recordConsents(app, userId, { marketing: accepted })
}

async function versionsInForce(db: Db) {
  const texts = await versionsOfTexts(db, [...new Set(names.map((document) => documents[document].text))])
  const versionOf = (document: ConsentDocument) =>
    texts.find(({ code }) => code === documents[document].text)?.version ?? fail('static_text_not_found')
  return Object.fromEntries(names.map((document) => [document, versionOf(document)])) as Record<ConsentDocument, string>
}
