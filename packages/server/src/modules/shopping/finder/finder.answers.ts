import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'

interface Remembered<Answer> {
  answer: Promise<Answer>
  version: number
}

interface Limits {
  max: number
  /** Most milliseconds to keep an answer, because some changes do not raise the catalogue's version. */
  ttl: number
}

/** Keeps answers about the catalogue as a whole, each until a commit changes anything of it. */
export class CatalogueMemory<Answer> {
  readonly #remembered: LRUCache<string, Remembered<Answer>>

  constructor(limits: Limits) {
    this.#remembered = new LRUCache(limits)
  }

  of({ catalogueVersion: version, isBehind }: Found, key: string, read: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#remembered.get(key)
    if (kept?.version === version && !isBehind) return kept.answer
    const answer = read()
    if (isBehind) return answer
    this.#remembered.set(key, { answer, version })
    answer.catch(() => this.#remembered.delete(key))
    return answer
  }
}
