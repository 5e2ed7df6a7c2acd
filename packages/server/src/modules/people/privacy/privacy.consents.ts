import type { Consent, ConsentDocument } from '@bra/contract/privacy.schemas'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { consentsOf, insertConsents, versionsOfTexts } from './privacy.queries.ts'

/** Which text each consent is about. Those that an account rests on end with the account. */
const documents: Record<ConsentDocument, { text: string; required: boolean }> = {
  terms: { text: 'termos', required: true },
  privacy: { text: 'privacidade', required: true },
  marketing: { text: 'privacidade', required: false },
  analytics: { text: 'privacidade', required: false },
}
const names = Object.keys(documents) as ConsentDocument[]

export async function consentsInForce(app: App, user: User): Promise<Consent[]> {
  const [versions, given] = await Promise.all([versionsInForce(app.db), consentsOf(app.db, user.id)])
  return names.map((document) => {
    const last = given.find((consent) => consent.document === document)
    return {
      document,
      version: versions[document],
      required: documents[document].required,
      accepted: last?.accepted ?? false,
      accepted_version: last?.accepted ? last.version : null,
      decided_at: last?.decided_at.toISOString() ?? null,
    }
  })
}

/** Keeps the person's word with the version it was given on. Refuses to take back what the account rests on. */
export async function giveConsent(app: App, user: User, decision: { document: ConsentDocument; accepted: boolean }) {
  if (documents[decision.document].required && !decision.accepted) fail('consent_required')
  await recordConsents(app, user.id, { [decision.document]: decision.accepted })
  return { error: false, message: 'Salvo com sucesso.' }
}

/** What a new person agreed to when the account was made; the optional ones as they were ticked. */
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
  await app.transaction((tx) => insertConsents(tx, consents))
}

async function versionsInForce(db: Db) {
  const texts = await versionsOfTexts(db, [...new Set(names.map((document) => documents[document].text))])
  const versionOf = (document: ConsentDocument) =>
    texts.find(({ code }) => code === documents[document].text)?.version ?? fail('static_text_not_found')
  return Object.fromEntries(names.map((document) => [document, versionOf(document)])) as Record<ConsentDocument, string>
}
