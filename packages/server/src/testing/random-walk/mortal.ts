import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '../../app.ts'

interface Life {
  transactionsLeft: number
}
const lives = new AsyncLocalStorage<Life>()

/** Lets work on this app die between two commits. */
export function makeMortal(app: App) {
  const begin = app.transaction
  app.transaction = async (work) => {
    const life = lives.getStore()
    if (life && life.transactionsLeft <= 0) {
      life.transactionsLeft = -1
      throw new Error('killed')
    }
    if (life) life.transactionsLeft -= 1
    return begin(work)
  }
}

/** Kills the work at its next transaction after so many; returns whether it was killed. */
export async function livingFor(transactions: number, work: () => Promise<unknown>): Promise<boolean> {
  const life = { transactionsLeft: transactions }
  const isDead = () => life.transactionsLeft < 0
  await lives.run(life, work).catch((error: unknown) => {
    if (!isDead()) throw error
  })
  return isDead()
}
