import { joinedOnce, say, type Saying } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { Refusal, sentenceOf } from '../../../platform/errors.ts'
import { fewAtOnce } from '../../../platform/few-at-once.ts'
import type { Actor } from '../../../platform/routes.ts'
import { buyLabels } from '../labels/index.ts'
import { showSale } from '../store-orders/index.ts'
import { noteThrough } from './dispatch-runs.queries.ts'

const AT_ONCE = 4
const BROKEN = say('Algo deu errado neste pedido. Tente de novo.', 'Something went wrong with this order. Try again.')

export interface Step {
  app: App
  seller: Actor
  id: number
  code: string | null
}

interface OfTurn {
  app: App
  runId: number
  seller: Actor
  parcels: { id: number; tracking_code: string | null }[]
}

/** The parcels of a run that are worked on together; one that fails says why, and does not stop the others. */
export class Turn {
  readonly #of: OfTurn
  readonly #why = new Map<number, { why: Saying; code: string | null }>()

  constructor(of: OfTurn) {
    this.#of = of
  }

  get #left() {
    return this.#of.parcels.filter(({ id }) => !this.#why.has(id))
  }

  async each(work: (step: Step) => Promise<unknown>) {
    const { app, seller } = this.#of
    await fewAtOnce(this.#left, AT_ONCE, ({ id, tracking_code: code }) =>
      work({ app, seller, id, code }).catch((error: unknown) => this.#fail(id, error)),
    )
  }

  async buyLabels() {
    const { app, seller } = this.#of
    const ids: number[] = []
    await this.each(async ({ id }) => {
      if ((await showSale(app, seller, id)).sells_label) ids.push(id)
    })
    for (const [id, error] of await buyLabels(app, seller, ids)) this.#fail(id, error)
  }

  async end() {
    const { app, runId, parcels } = this.#of
    await app.transaction(async (tx) => {
      for (const { id } of parcels)
        await noteThrough(tx, { runId, parcelId: id, ...(this.#why.get(id) ?? { why: null, code: null }) })
    })
  }

  #fail(id: number, error: unknown) {
    const { app } = this.#of
    if (!(error instanceof Refusal)) app.log.error({ err: error, parcel: id }, 'A parcel could not be dispatched')
    const isRefused = error instanceof Refusal
    this.#why.set(id, isRefused ? { why: whyOf(error), code: error.code } : { why: BROKEN, code: null })
  }
}

/** The sentence of a field says more than that of the refusal. */
const whyOf = ({ code, said = sentenceOf(code), fields }: Refusal) => joinedOnce([said, ...Object.values(fields ?? {})])
