import { Memory, oneForEach } from '../../../platform/memory.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Up to so many products are looked at one by one; for more, the answers of all products are kept. */
export const BROAD = 5000

/** Slots by which the room for products grows; when it has to grow, what was kept is computed anew. */
const STEP = 8192

const roomFor = ({ size }: ProductIndex) => Math.ceil(size / STEP) * STEP

/** Keeps the last questions that fit into `bytes`, but at least `atLeast` of them. */
interface Limits {
  bytes: number
  atLeast: number
  bytesAProduct: number
}

interface KeptColumns<Columns> {
  columns: Columns
  version: number
}

/** Keeps what was computed for every product, by question, and computes again only products that changed since. */
class Patched<Columns extends object> {
  readonly #index: ProductIndex
  /** The stamp is the room for which the columns were made. */
  readonly #kept: Memory<KeptColumns<Columns>, number>

  constructor(index: ProductIndex, { bytes, atLeast, bytesAProduct }: Limits) {
    // at least one: the store of answers takes no entry without a size, and a new shop has no product
    const bytesOf = (room: number) => Math.ceil(room * bytesAProduct) + 1
    this.#index = index
    this.#kept = new Memory({
      maxBytes: Math.max(bytes, atLeast * bytesOf(roomFor(index))),
      bytesOf: (_, __, room) => bytesOf(room),
    })
  }

  /** `makeAll`, if given, returns columns that need no writing. */
  of(
    key: string,
    make: (room: number) => Columns,
    write: (columns: Columns, slot: number) => void,
    makeAll?: (room: number) => Columns,
  ): Columns {
    const { size, changes } = this.#index
    const room = roomFor(this.#index)
    const kept = this.#kept.get(key, room)
    const changed = kept ? changes.since(kept.version) : null
    if (kept && changed) {
      for (const slot of changed) write(kept.columns, slot)
      kept.version = changes.version
      return kept.columns
    }
    const columns = (makeAll ?? make)(room)
    if (!makeAll) for (let slot = 0; slot < size; slot++) write(columns, slot)
    return this.#kept.put(key, { columns, version: changes.version }, room).columns
  }
}

export const patchedOf = <Columns extends object>(limits: Limits) =>
  oneForEach((index: ProductIndex) => new Patched<Columns>(index, limits))
