import { say } from '@bra/contract/kit/saying'
import type { ShelfDraft, ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { changesOf, isOverwritten, noteAct } from '../../people/audit/index.ts'
import { dropPhotos, showPhotos } from '../../ground/photos/index.ts'
import { removeFrom, shelfRules } from './shelves.ts'
import { holdRow, holdShelf, insertRow, orderRows, rowsOfShelf, updateRow } from './shelves.queries.ts'

interface WrittenDraft<N extends ShelfName> {
  draft: ShelfDraft<N>
  reason: string
}

const SAVED = { error: false, message: usualReplies.saved }

const ORDER = say('Ordem da lista', 'Order of the list')

const today = ({ clock }: Pick<App, 'clock'>) => dayInBrazil(clock.now())

export const shelfOf = async <N extends ShelfName>(app: App, name: N) => ({
  rows: await rowsOfShelf(app.db, name, today(app)),
})

/** Writes in one transaction; afterwards every process draws cached pages again. */
export async function publish<T>(app: App, write: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await app.transaction(write)
  app.bus.publish('shop_changed', {})
  return done
}

export const addTo = <N extends ShelfName>(app: App, operator: User, name: N, { draft, reason }: WrittenDraft<N>) =>
  publish(app, async (tx) => {
    const { subject, title, given, check, told } = shelfRules[name]
    await holdShelf(tx, name)
    await check?.(tx, draft, { id: null, today: today(app) })
    const result = await insertRow(tx, name, { ...draft, ...(await given?.(tx, draft)) })
    await keepPictures(tx, app, operator, { name, id: result.id, draft })
    const act = { kind: 'content_added' as const, subject: `${subject}:${result.id}`, title: title(draft), reason }
    await noteAct(tx, app, operator, { ...act, detail: { after: { ...draft, ...(await told?.(tx, draft)) } } })
    return { ...SAVED, result }
  })

export const changeIn = <N extends ShelfName>(
  app: App,
  operator: User,
  name: N,
  { id, draft, seen, reason }: WrittenDraft<N> & { id: number; seen?: object },
) =>
  publish(app, async (tx) => {
    const { subject, title, check, told, after } = shelfRules[name]
    await holdShelf(tx, name)
    const was = (await holdRow(tx, name, id)) ?? fail('content_not_found')
    if (isOverwritten(seen, was, Object.keys(draft))) fail('content_changed_meanwhile')
    await check?.(tx, draft, { id, today: today(app) })
    const result: ShelfRow<N> = await updateRow(tx, name, { ...draft, id })
    await keepPictures(tx, app, operator, { name, id, draft })
    await after?.(tx, app)
    const [before, now] = [
      { ...was, ...(await told?.(tx, was as never)) },
      { ...draft, ...(await told?.(tx, draft)) },
    ]
    const act = { kind: 'content_changed' as const, subject: `${subject}:${id}`, title: title(draft), reason }
    await noteAct(tx, app, operator, { ...act, detail: changesOf(before, now) })
    return { ...SAVED, result }
  })

export const takeFrom = (app: App, operator: User, name: ShelfName, { id, reason }: { id: number; reason: string }) =>
  publish(app, async (tx) => {
    const { subject, title, pictures, after } = shelfRules[name]
    await holdShelf(tx, name)
    const was = (await holdRow(tx, name, id)) ?? fail('content_not_found')
    await removeFrom(tx, name, id)
    if (pictures) await dropPhotos(tx, app, [shownBy(subject, id)])
    await after?.(tx, app)
    const named = title(was as never)
    const act = { kind: 'content_removed' as const, subject: `${subject}:${id}`, title: named, reason }
    await noteAct(tx, app, operator, { ...act, detail: { before: was } })
    return { error: false, message: usualReplies.removed }
  })

const shownBy = (subject: string, id: number) => `${subject} ${id}`

interface ShownRow<N extends ShelfName> {
  name: N
  id: number
  draft: ShelfDraft<N>
}

async function keepPictures<N extends ShelfName>(tx: Tx, app: App, operator: User, { name, id, draft }: ShownRow<N>) {
  const { subject, pictures } = shelfRules[name]
  if (!pictures) return
  const photos = pictures(draft).filter((image) => image?.startsWith('/fotos/')) as string[]
  await showPhotos(tx, app, operator.id, [{ by: shownBy(subject, id), photos }])
}

export const orderShelf = (
  app: App,
  operator: User,
  name: 'banners' | 'faq' | 'plans',
  { ids, reason }: { ids: number[]; reason: string },
) =>
  publish(app, async (tx) => {
    await holdShelf(tx, name)
    await orderRows(tx, name, ids)
    const { subject, after } = shelfRules[name]
    await after?.(tx, app)
    const act = { kind: 'content_changed' as const, subject: `${subject}:ordem`, title: ORDER, reason }
    await noteAct(tx, app, operator, { ...act, detail: { after: { ids } } })
    return SAVED
  })
