import { generateSecret, generateURI, verifySync } from 'otplib'

export const SECRET_USE = 'second factor'
const ISSUER = 'Bra Cards'
const STEP_SECONDS = 30

export const newSecret = () => generateSecret()

export const otpauthOf = (secret: string, email: string) => generateURI({ issuer: ISSUER, label: email, secret })

/** Returns the time step of a right code, accepting one step before and after, or null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const verified = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS })
  return verified.valid && 'timeStep' in verified ? verified.timeStep : null
}
