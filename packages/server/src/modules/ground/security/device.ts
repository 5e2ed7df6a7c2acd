import { UNKNOWN_DEVICE } from '@bra/contract/people/devices'

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
