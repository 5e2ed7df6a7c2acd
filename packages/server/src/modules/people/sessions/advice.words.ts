import { en, pt, say, type Saying } from '@bra/contract/kit/saying'
import { deviceSaying } from '@bra/contract/people/devices'

export const changeThePassword = ({ device, address }: Place): Saying =>
  say(
    pt`${deviceSaying(device)}, endereço ${address}. Se não foi você, troque a senha.`,
    en`${deviceSaying(device)}, address ${address}. If it was not you, change the password.`,
  )

export const recoverThePassword = ({ device, address }: Place): Saying =>
  say(
    pt`${deviceSaying(device)}, endereço ${address}. Se não foi você, recupere a senha.`,
    en`${deviceSaying(device)}, address ${address}. If it was not you, recover the password.`,
  )

interface Place {
  device: string
  address: string
}
