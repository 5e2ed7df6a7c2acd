import { generateSync } from 'otplib'
import { demoPassword } from '../../seed/people.ts'
import type { testApp } from './test-app.ts'

type World = Awaited<ReturnType<typeof testApp>>
type Person = Awaited<ReturnType<World['as']>>
const base = '/api/v1/auth/second-factor'

/** Turns the second factor of a person on, a minute ago; what its application shows now. */
export async function turnOnSecondFactor({ clock }: Pick<World, 'app' | 'clock'>, person: Person) {
  const { secret } = (await person.post(base, { password: demoPassword })).body
  const codeOf = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
  await person.post(`${base}/confirm`, { code: codeOf() })
  clock.advance(60_000)
  return codeOf
}
