import { generateSync } from 'otplib'
import { demoPassword } from '@bra/demo/people'
import type { testApp } from './test-app.ts'

type World = Awaited<ReturnType<typeof testApp>>
type Person = Awaited<ReturnType<World['as']>>
const base = '/api/v1/auth/second-factor'

/** Turns the second factor on, one minute ago; returns the code that the person's application shows now. */
export async function turnOnSecondFactor({ clock }: Pick<World, 'app' | 'clock'>, person: Person) {
  const { secret } = (await person.post(base, { password: demoPassword })).body
  const codeOf = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
  await person.post(`${base}/confirm`, { code: codeOf() })
  clock.advance(60_000)
  return codeOf
}
