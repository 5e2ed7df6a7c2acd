import { say, type Saying } from '../kit/saying.ts'

export const UNKNOWN_DEVICE = 'Aparelho desconhecido'
/** Stands for a device where the person shall see that the team acted. */
export const TEAM_DEVICE = 'Equipe da Bra Cards'

const named: Record<string, Saying> = {
  [UNKNOWN_DEVICE]: say('Aparelho desconhecido', 'Unknown device'),
  [TEAM_DEVICE]: say('Equipe da Bra Cards', 'Bra Cards team'),
}

export const deviceSaying = (device: string): Saying => named[device] ?? say(device, device.replace(' no ', ' on '))
