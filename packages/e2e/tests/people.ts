import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page, type Route } from '@playwright/test'
import { now } from '../world/clock.ts'
import { SANDBOX_URL, SITE_URL } from '../world/ports.ts'

export const password = 'cartas-e-causos'
export const marina = 'compradora@bracards.example'

export interface SignedIn {
  token: string
  user: { name: string; last_name: string; email: string }
}

/** Signs in outside the browser, as another device would. */
export async function sessionOf(request: APIRequestContext, email: string, typed = password): Promise<SignedIn> {
  const answer = await request.post('/api/login', { data: { email, password: typed } })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as SignedIn
}

export async function newPerson(request: APIRequestContext): Promise<SignedIn & { cpf: string }> {
  const person = somebody()
  const answer = await request.post('/api/register', {
    data: { user: { ...person, phone: '11987654321', accepts_terms: true } },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return { ...((await answer.json()) as SignedIn), cpf: person.cpf }
}

export const somebody = () => ({
  name: 'Iracema',
  last_name: 'Quintela',
  email: `pessoa-${randomUUID()}@bracards.example`,
  cpf: newCpf(),
  birth_date: '1990-12-31',
  password,
})

export async function codeMailedTo(request: APIRequestContext, to: string, subject: string) {
  let code: string | undefined
  await expect
    .poll(async () => {
      const answer = await request.get(`${SANDBOX_URL}/__sandbox/mail/messages?to=${to}`)
      const mails = (await answer.json()) as { subject: string; text: string }[]
      code = /\b\d{6}\b/.exec(mails.find((mail) => mail.subject === subject)?.text ?? '')?.[0]
      return code
    })
    .toBeTruthy()
  return code!
}

export async function enter(page: Page, session: SignedIn) {
  // any address of the site gives access to its storage, and this one runs no script
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session))
}

/** Signs in on every page that opens from now on. */
export async function enterAs(page: Page, email: string): Promise<SignedIn> {
  const session = await sessionOf(page.request, email)
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: SITE_URL }])
  await page.addInitScript((text) => localStorage.setItem('session', text), JSON.stringify(session))
  return session
}

export async function typeCredentials(page: Page, email: string, typed: string) {
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true }).filter({ visible: true })
  await field('E-mail').fill(email)
  await field('Senha').fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
}

interface Browser {
  page: Page
  request: APIRequestContext
}

/** Ends the session during the call of the button: a page that heard of it earlier would hide the button. */
export async function pressAsSessionEnds(
  { page, request }: Browser,
  { token }: { token: string },
  call: string,
  button: Locator,
) {
  const headers = { authorization: `Bearer ${token}` }
  const end = async (route: Route) => {
    const answer = await request.post('/api/v1/auth/logout', { headers, data: {} })
    await (answer.ok() ? route.continue() : route.abort())
  }
  await page.route(call, end, { times: 1 })
  await button.click()
  await expect(page.getByRole('heading', { name: 'Entre de novo' })).toBeVisible()
}

/** The code that an authenticator application shows now (RFC 6238: SHA-1, six digits, 30 seconds). */
export function totpOf(secret: string) {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(now() / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const newCpf = () => withCheckDigits(9, (at, length) => length + 1 - at)
export const newCnpj = () => withCheckDigits(12, (at, length) => ((length - 1 - at) % 8) + 2)

/** Appends two check digits, each the weighted sum of the digits before it (CPF, CNPJ). */
function withCheckDigits(count: number, weightOf: (at: number, length: number) => number) {
  const digits = Array.from({ length: count }, () => randomInt(10))
  for (const length of [count, count + 1]) {
    const sum = digits.reduce((total, digit, at) => total + digit * weightOf(at, length), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
