import PostalMime from 'postal-mime'

const MAX_LETTERS = 500

export interface CaughtLetter {
  id: number
  received_at: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: { name: string; value: string }[]
}

export function createMailbox() {
  let letters: CaughtLetter[] = []
  let lastId = 0
  return {
    async keep(raw: Buffer, to: string[]) {
      const parsed = await PostalMime.parse(raw)
      const letter = {
        id: ++lastId,
        received_at: new Date().toISOString(),
        from: parsed.from?.address ?? '',
        to,
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? '',
        headers: parsed.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      }
      letters = [letter, ...letters].slice(0, MAX_LETTERS)
    },
    lettersTo: (address?: string) =>
      address ? letters.filter(({ to }) => to.includes(address.trim().toLowerCase())) : letters,
    letter: (id: number) => letters.find((letter) => letter.id === id),
  }
}
export type Mailbox = ReturnType<typeof createMailbox>
