import type { OwnListing } from '@bra/contract/selling/inventory.schemas'

export const fields = [
  'condition',
  'language',
  'finish',
  'price_cents',
  'quantity',
  'status',
  'position',
  'sku',
] as const
export type Field = (typeof fields)[number]
export type Values = Pick<OwnListing, Field>

export interface Draft {
  was: Values
  now: Partial<Values>
  error?: string
  /** The stock changed on the server meanwhile, so `was` is newer than what the owner saw first. */
  hasMoved?: boolean
}

export interface Drafts {
  rows: ReadonlyMap<number, Draft>
  /** The drafts that each step changed, as they were before it. */
  steps: Step[]
  /** The drafts that each undone step had changed, as they were after it; the last one is redone first. */
  undone: Step[]
}

type Step = [number, Draft | undefined][]

export interface CellChange {
  row: OwnListing
  field: Field
  value: Values[Field]
}

export type DraftAction =
  | { kind: 'set'; changes: CellChange[] }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'discard' }
  | ({ kind: 'answered' } & Answered)

interface Answered {
  sent: ReadonlyMap<number, Draft>
  saved: number[]
  refused: { id: number; message: string }[]
  fresh: OwnListing[]
}

export const noDrafts: Drafts = { rows: new Map(), steps: [], undone: [] }

/** Unsaved changes of cells. Each edit, paste or bulk change is one step that can be undone and redone. */
export function draftsAfter(drafts: Drafts, action: DraftAction): Drafts {
  switch (action.kind) {
    case 'set':
      return withChanges(drafts, action.changes)
    case 'undo':
      return withoutLastStep(drafts)
    case 'redo':
      return withUndoneStep(drafts)
    case 'discard':
      return noDrafts
    case 'answered':
      return answered(drafts, action)
  }
}

function withChanges({ rows, steps }: Drafts, changes: CellChange[]): Drafts {
  const next = new Map(rows)
  const before = new Map(changes.map(({ row }) => [row.id, rows.get(row.id)] as const))
  for (const { row, field, value } of changes) {
    const { was, now, hasMoved } = next.get(row.id) ?? { was: valuesOf(row), now: {} }
    put(next, row.id, { was, now: { ...now, [field]: value }, hasMoved })
  }
  return { rows: next, steps: [...steps, [...before]], undone: [] }
}

function withoutLastStep({ rows, steps, undone }: Drafts): Drafts {
  const last = steps.at(-1)
  if (!last) return { rows, steps, undone }
  const { next, before } = restored(rows, last)
  return { rows: next, steps: steps.slice(0, -1), undone: [...undone, before] }
}

function withUndoneStep({ rows, steps, undone }: Drafts): Drafts {
  const last = undone.at(-1)
  if (!last) return { rows, steps, undone }
  const { next, before } = restored(rows, last)
  return { rows: next, steps: [...steps, before], undone: undone.slice(0, -1) }
}

function restored(rows: Drafts['rows'], step: Step) {
  const next = new Map(rows)
  const before = step.map(([id]): Step[number] => [id, rows.get(id)])
  for (const [id, draft] of step) {
    if (draft) next.set(id, draft)
    else next.delete(id)
  }
  return { next, before }
}

/** Keeps refused rows with their reason, and whatever was typed while the request ran. Clears the steps to undo and redo. */
function answered({ rows }: Drafts, { sent, saved, refused, fresh }: Answered): Drafts {
  const next = new Map(rows)
  for (const id of saved) {
    const { was, now } = sent.get(id)!
    put(next, id, { was: { ...was, ...now }, now: { ...was, ...next.get(id)?.now } })
  }
  const moved = new Map(fresh.map((row) => [row.id, valuesOf(row)]))
  for (const { id, message } of refused) {
    const draft = next.get(id)
    if (draft) put(next, id, { ...draft, was: moved.get(id) ?? draft.was, error: message, hasMoved: moved.has(id) })
  }
  return { rows: next, steps: [], undone: [] }
}

function put(rows: Map<number, Draft>, id: number, { was, now, ...rest }: Draft) {
  const different = fields.filter((field) => now[field] !== undefined && now[field] !== was[field])
  if (different.length === 0) rows.delete(id)
  else rows.set(id, { ...rest, was, now: Object.fromEntries(different.map((field) => [field, now[field]])) })
}

const valuesOf = (row: OwnListing) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as unknown as Values

/** Returns the value of a cell: what was typed, which may be none, or what the server has. */
export const valueAfter = <F extends Field>(row: OwnListing, draft: Draft | undefined, field: F): Values[F] => {
  const typed = draft?.now[field]
  return typed === undefined ? row[field] : typed
}

export const countOfCells = ({ rows }: Drafts) =>
  [...rows.values()].reduce((sum, { now }) => sum + Object.keys(now).length, 0)

/** Builds the changes to save. A quantity also carries the old one, so that a sale meanwhile is not overwritten. */
export const changesOf = ({ rows }: Pick<Drafts, 'rows'>) =>
  [...rows].map(([id, { was, now }]) => ({
    id,
    ...now,
    ...(now.quantity !== undefined && { quantity_was: was.quantity }),
  }))
