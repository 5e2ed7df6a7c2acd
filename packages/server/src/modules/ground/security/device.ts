import { en, pt, say, type Saying } from '@bra/contract/kit/saying'
import { deviceSaying, UNKNOWN_DEVICE } from '@bra/contract/people/devices'

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
// the order matters: most browsers also name those they descend from
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const firstOf = (table: [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1]

/** Returns a name such as "Firefox no Android", enough for people to recognise their own devices. */
export function deviceOf(agent: string | undefined): string {
  const browser = firstOf(browsers, agent ?? '')
  const system = firstOf(systems, agent ?? '')
  return browser && system ? `${browser} no ${system}` : (browser ?? system ?? UNKNOWN_DEVICE)
}

/** Where an act on the account came from, and what to do if it was somebody else. */
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
