import { authority, type ImportedCard } from './import.types.ts'

interface Keyed {
  code: string
  source: string
  source_id: string
}

const keyOf = (source: string, id: string) => `${source}\n${id}`

/** Finds stored products of a chunk by the id that catalogues share, else by code. */
export class Known<Row extends Keyed> {
  readonly #byKey: Map<string, Row>
  readonly #byId: Map<string, Row>
  readonly #byCode: Map<string, Row>

  constructor(rows: Row[]) {
    const brought = rows.filter((row) => row.source in authority)
    this.#byKey = new Map(brought.map((row) => [keyOf(row.source, row.source_id), row]))
    this.#byId = new Map(brought.map((row) => [row.source_id, row]))
    this.#byCode = new Map(rows.map((row) => [row.code, row]))
  }

  of({ id, set }: ImportedCard): Row | undefined {
    return this.#byKey.get(keyOf(set.source, id)) ?? this.#byId.get(id) ?? this.#byCode.get(id)
  }
}
