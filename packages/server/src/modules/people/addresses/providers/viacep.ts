import { doors } from '@bra/contract/kit/doors'
import type { PostalAddress } from '@bra/contract/people/addresses.schemas'
import { states } from '@bra/contract/trade/trade'
import { z } from 'zod'
import { textOf } from '../../../../platform/bounded-answer.ts'
import { type PostalCodes, PostalCodesUnavailable } from './port.ts'

const TIMEOUT_MS = 3000

/** ViaCEP has answered both `"true"` and `true`; newer fields are missing from older installations. */
const Unknown = z.object({ erro: z.union([z.literal('true'), z.literal(true)]) })
const text = z.string().default('')
const Found = z.object({
  cep: z.string().regex(/^\d{5}-?\d{3}$/),
  uf: z.enum(states),
  localidade: z.string().min(1),
  logradouro: text,
  complemento: text,
  unidade: text,
  bairro: text,
  estado: text,
})

/** A client for ViaCEP, or for any server with the same interface at `baseUrl`. */
export const viacep = ({ baseUrl, timeoutMs = TIMEOUT_MS }: { baseUrl: string; timeoutMs?: number }): PostalCodes => ({
  async addressOf(cep) {
    const answer = await ask(`${baseUrl}/ws/${cep}/json/`, timeoutMs)
    return Unknown.safeParse(answer).success ? null : understood(answer)
  },
})

async function ask(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return JSON.parse(await textOf(answer, doors.providerAnswer.bounds.packedBytes))
  } catch (cause) {
    throw new PostalCodesUnavailable('ViaCEP gave no answer', { cause })
  }
}

function understood(answer: unknown): PostalAddress {
  const parsed = Found.safeParse(answer)
  if (!parsed.success) throw new PostalCodesUnavailable('ViaCEP answered something else', { cause: parsed.error })
  return parsed.data
}
