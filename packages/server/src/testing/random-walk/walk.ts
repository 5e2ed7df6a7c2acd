import { someAct } from './acts.ts'
import { diceOf } from './dice.ts'
import { livingFor } from './mortal.ts'
import { serverWorks } from './time.ts'
import type { Walk } from './world.ts'

const LAST_ACTS = 60

/** Does one act, or up to four at the same time; each may be killed on the way. */
export async function step(walk: Walk, number: number) {
  const dice = diceOf(`${walk.seed} ${number}`)
  const count = dice.chance(0.3) ? 2 + dice.below(3) : 1
  walk.note(`-- step ${number}`)
  await Promise.all(Array.from({ length: count }, (_, at) => actOf(walk, `${walk.seed} ${number} ${at}`)))
  if (dice.chance(0.5)) await serverWorks(walk)
}

async function actOf(walk: Walk, name: string) {
  const dice = diceOf(name)
  const act = someAct(dice)
  const transactions = dice.chance(0.1) ? dice.below(10) : Infinity
  if (await livingFor(transactions, () => act(walk, dice))) walk.note(`killed in ${act.name}`)
}

/** An error names the seed and the last acts. */
export async function told(walk: Walk, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const last = walk.log.slice(-LAST_ACTS).join('\n')
    if (error instanceof Error) error.message = `seed ${walk.seed}, the last acts:\n${last}\n\n${error.message}`
    throw error
  }
}
