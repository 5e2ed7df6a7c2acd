import { say, unchanged } from '@bra/contract/kit/saying'
import { deviceSaying } from '@bra/contract/people/devices'
import { moment } from '@bra/contract/trade/moments'
import type { Fact } from './parts.tsx'

/** `21-11-2026 às 12:00 (horário de Brasília)` */
export const when = (at: string) => say(`${moment(at)} (horário de Brasília)`, `${moment(at, 'en')} (Brasília time)`)

export const WHEN = say('Quando', 'When')
export const IP_ADDRESS = say('Endereço IP', 'IP address')
export const PROTECT = say('Não fui eu: proteger a conta', 'It was not me: protect the account')
export const ASKED_FOR = say('Você recebe este aviso porque pediu.', 'You get this notice because you asked for it.')

export const placeFacts = ({ device, address, at }: { device: string; address: string; at: string }): Fact[] => [
  [say('Aparelho', 'Device'), deviceSaying(device)],
  [IP_ADDRESS, unchanged(address)],
  [WHEN, when(at)],
]

export const validFor = (minutes: number) =>
  say(
    `Ele vale por ${minutes} minutos e só pode ser usado uma vez.`,
    `It is good for ${minutes} minutes and can be used once.`,
  )
