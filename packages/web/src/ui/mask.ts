/** `0` stands for a digit, `A` for a letter or digit; the mask writes all other characters itself. */
export const masks = {
  cpf: ['000.000.000-00'],
  cnpj: ['AA.AAA.AAA/AAAA-00'],
  document: ['000.000.000-00', 'AA.AAA.AAA/AAAA-00'],
  cep: ['00000-000'],
  date: ['00-00-0000'],
  card: ['0000 0000 0000 0000 000'],
  expiry: ['00/00'],
  cvv: ['0000'],
  phone: ['(00) 0000-0000', '(00) 00000-0000'],
} as const satisfies Record<string, readonly string[]>
export type MaskName = keyof typeof masks

const slots: Record<string, RegExp> = { '0': /\d/, A: /[a-z\d]/i }
const digitsOf = (text: string) => text.replace(/\D/g, '')
const lettersOf = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase()
const keptBy = (name: MaskName) => (masks[name].some((pattern) => pattern.includes('A')) ? lettersOf : digitsOf)

function fits(pattern: string, typed: string) {
  const signs = [...pattern].filter((sign) => slots[sign])
  return typed.length <= signs.length && [...typed].every((sign, at) => slots[signs[at]!]!.test(sign))
}

/** Writes typed or pasted text as the mask has it, with or without punctuation; cuts what does not fit. */
export function masked(name: MaskName, text: string): string {
  const typed = keptBy(name)(text)
  const patterns: readonly string[] = masks[name]
  const pattern = patterns.find((one) => fits(one, typed)) ?? patterns.at(-1)!
  let at = 0
  let written = ''
  let due = ''
  for (const sign of pattern) {
    const slot = slots[sign]
    while (slot && at < typed.length && !slot.test(typed[at]!)) at += 1
    if (at >= typed.length) break
    if (slot) {
      written += due + typed[at++]
      due = ''
    } else due += sign
  }
  return written
}

/** The caret stays at its place while somebody types. */
export function maskField(field: HTMLInputElement, name: MaskName) {
  const kept = keptBy(name)
  const before = kept(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  field.value = masked(name, field.value)
  if (document.activeElement !== field) return
  let caret = 0
  for (let seen = 0; seen < before && caret < field.value.length; caret += 1) seen += kept(field.value[caret]!).length
  field.setSelectionRange(caret, caret)
}
